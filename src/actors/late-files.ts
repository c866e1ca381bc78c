import type { LateChart } from '#machines/app/charts.ts'

const FOLDER = './late'

/** The file beside this one that fills in a late chart's placeholders: `./late/contact-form.ts` for `contactForm`. */
export const fileOf = (name: LateChart): string =>
  `${FOLDER}/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

/** The function in it that does so: `provideContactForm`. */
export const providerOf = (name: LateChart): string => `provide${name.charAt(0).toUpperCase()}${name.slice(1)}`
