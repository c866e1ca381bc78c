import type { LanguageCode } from '#contract/languages.ts'
import type { Practice } from '#areas/practice/contract/practice.ts'
import { nameOf, practiceName } from '#machines/practice/practice.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

interface At {
  readonly language: LanguageCode
  readonly origin: string
  /** Below the origin. */
  readonly address: string
}

/**
 * A practice in the words of schema.org. Nobody has checked that it is medical, so it says no more than
 * HealthAndBeautyBusiness, a kind of LocalBusiness.
 */
export function structuredPractice(
  practice: Practice,
  { language, origin, address }: At,
): Readonly<Record<string, unknown>> {
  const { header, logo, approach, services, hours } = practice
  const picture = approach.image ?? logo
  const offered = services.map(({ name, description }) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name, ...(description !== '' && { description }) },
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'HealthAndBeautyBusiness',
    name: practiceName(practice, language),
    url: `${origin}${address}`,
    ...(header.description !== '' && { description: header.description }),
    ...(logo && { logo: `${origin}${logo.image_url}` }),
    ...(picture && { image: `${origin}${picture.image_url}` }),
    employee: { '@type': 'Person', name: nameOf(practice, language) },
    ...(offered.length > 0 && { makesOffer: offered }),
    ...(hours.opening_hours.length > 0 && {
      openingHoursSpecification: hours.opening_hours.map(({ day, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: DAYS[day - 1],
        opens,
        // It knows no 24:00.
        closes: closes === '24:00' ? '23:59' : closes,
      })),
    }),
  }
}
