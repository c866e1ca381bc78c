import type { Store } from '#areas/practice/contract/store.ts'

const heading = (title: string) => ({ title, description: '', language: 'en' as const })

export const picture = (name: string) => ({
  thumbnails: { 250: `/media/${name}-250.webp`, 500: `/media/${name}-500.webp`, 1000: `/media/${name}-1000.webp` },
  image_url: `/media/${name}-1600.webp`,
  width: 1600,
  height: 900,
})

/** A practice page with a few words, changed as told. */
export const store = (changes: Partial<Store> = {}): Store => ({
  shop_name: 'linden',
  public: true,
  logo: null,
  type: 'practice',
  theme: 'linden',
  header: heading('Linden'),
  about: heading(''),
  message: { message: '', language: 'en' },
  services_header: heading(''),
  services: [],
  contact: { description: '', language: 'en' },
  hours: { opening_hours: [{ day: 1, opens: '14:00', closes: '24:00' }], timezone: 'Europe/Berlin' },
  approach: { ...heading(''), image: picture('approach'), style_image: null },
  packages: [],
  ...changes,
})
