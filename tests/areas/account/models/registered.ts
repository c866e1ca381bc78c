import type { PersonValues } from '#machines/account/registration/client-form.machine.ts'

/** What everybody who registers gives, all of it right. */
export const registered: PersonValues = {
  first_name: 'Zoë 🌿',
  last_name: 'Ünal',
  email: 'zoe@mail.example',
  phone: '',
  country: 'DE',
  password: 'Verbena-2026!',
  terms: true,
  newsletter: false,
}
