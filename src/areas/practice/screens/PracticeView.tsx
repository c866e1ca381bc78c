import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Approach } from '#areas/practice/components/Approach.tsx'
import { PackageList } from '#areas/practice/components/PackageList.tsx'
import { PracticeLayout } from '#areas/practice/components/PracticeLayout.tsx'
import { type PracticeLevel, PracticePart, type PracticePartProps } from '#areas/practice/components/PracticePart.tsx'
import { PracticeWords } from '#areas/practice/components/PracticeWords.tsx'
import { ServiceList } from '#areas/practice/components/ServiceList.tsx'
import type { FocusOnMount } from '#components/layout/PageHeading.tsx'
import { bcp47 } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Store } from '#areas/practice/contract/store.ts'

import { PracticeHours } from './PracticeHours.tsx'

export interface PracticeViewProps {
  readonly practice: Store
  /** The language of the page around it. */
  readonly language: LanguageCode
  /** The practice's own name. */
  readonly name: string
  /** 2 within another page, as in a preview. */
  readonly level?: PracticeLevel
  readonly action?: ReactNode
  readonly focusOnMount?: FocusOnMount
}

/** Draws a practice page of what it is given, and asks for nothing. It needs the file of texts `practice`. */
export function PracticeView({ practice, language, name, level = 1, action, focusOnMount }: PracticeViewProps) {
  const { t } = useTranslation('practice')
  const { header, message, about, services_header, services, approach, packages, hours, contact } = practice
  const hasTitle = header.title !== ''

  /** A part under the practitioner's heading, or under the shop's where they have given none. */
  const part = (
    of: PracticePartProps['name'],
    own: { readonly title: string; readonly language: LanguageCode } | null,
    children: ReactNode,
  ) => (
    <PracticePart
      key={of}
      name={of}
      level={level}
      {...(own && own.title !== '' ? { heading: own.title, lang: bcp47(own.language) } : { heading: t(`part.${of}`) })}
    >
      {children}
    </PracticePart>
  )
  const words = ({
    description,
    language: written,
  }: {
    readonly description: string
    readonly language: LanguageCode
  }) => <PracticeWords text={description} lang={bcp47(written)} />
  const isGiven = ({ title, description }: { readonly title: string; readonly description: string }) =>
    title !== '' || description !== ''

  return (
    <PracticeLayout
      theme={practice.theme}
      type={practice.type}
      level={level}
      logo={practice.logo}
      name={hasTitle ? name : undefined}
      title={hasTitle ? { text: header.title, lang: bcp47(header.language) } : { text: name, lang: undefined }}
      lead={{ text: header.description, lang: bcp47(header.language) }}
      action={action}
      message={
        message.message === ''
          ? undefined
          : { label: t('part.message'), words: { text: message.message, lang: bcp47(message.language) } }
      }
      focusOnMount={focusOnMount}
      parts={{
        about: isGiven(about) && part('about', about, words(about)),
        services:
          (services.length > 0 || isGiven(services_header)) &&
          part(
            'services',
            services_header,
            <>
              {words(services_header)}
              <ServiceList services={services.map((one) => ({ ...one, lang: bcp47(one.language) }))} level={level} />
            </>,
          ),
        approach:
          (isGiven(approach) || approach.image !== null || approach.style_image !== null) &&
          part(
            'approach',
            approach,
            <Approach words={words(approach)} image={approach.image} styleImage={approach.style_image} />,
          ),
        packages:
          packages.length > 0 &&
          part(
            'packages',
            null,
            <PackageList
              packages={packages.map((one) => ({
                ...one,
                lang: bcp47(one.language),
                features: one.features.map(({ feature_id, text, language: written }) => ({
                  id: feature_id,
                  text,
                  lang: bcp47(written),
                })),
              }))}
              level={level}
            />,
          ),
        hours:
          hours.opening_hours.length > 0 && part('hours', null, <PracticeHours hours={hours} language={language} />),
        contact: contact.description !== '' && part('contact', null, words(contact)),
      }}
    />
  )
}
