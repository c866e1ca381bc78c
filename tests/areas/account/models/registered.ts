import type { PersonValues } from '#machines/account/registration/client-form.machine.ts'

/** Valid registration fields that clients and practitioners share. */
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
