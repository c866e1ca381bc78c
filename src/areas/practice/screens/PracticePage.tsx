import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { StructuredData } from '#components/layout/StructuredData.tsx'
import { sizeWithin } from '#areas/practice/components/PracticePicture.tsx'
import { OwnerLine } from '#areas/practice/components/OwnerLine.tsx'
import type { Practice } from '#areas/practice/contract/practice.ts'
import type { Picture } from '#areas/practice/contract/store.ts'
import { useFocusOnArrival, useShop } from '#hooks/app.tsx'
import { useHref, useLanguage } from '#hooks/language.ts'
import { canonicalAddress } from '#machines/pages/canonical.ts'
import { PAGES } from '#machines/pages/pages.ts'
import { nameOf, practiceName } from '#machines/practice/practice.ts'

import { PageHead } from '#screens/page/PageHead.tsx'
import { JoinPart } from './JoinPart.tsx'
import { PracticeView } from './PracticeView.tsx'
import { structuredPractice } from './structured-practice.ts'

const EDITOR = '/account/practitioner/shop'

/** About as long as a search engine shows. */
const SUMMARY = 155

/** A practitioner's page as visitors, clients, its owner and search engines see it (practice.can-be-found). */
export function PracticePage({ practice }: { readonly practice: Practice }) {
  const { t } = useTranslation('practice')
  const shop = useShop()
  const href = useHref()
  const language = useLanguage()
  const name = practiceName(practice, language)
  const image = practice.approach.image ?? practice.logo
  const path = PAGES.practice.path.replace('{shopName}', practice.shop_name)
  return (
    <>
      <PageHead
        title={name}
        description={summary(practice.header.description) ?? t('description', { name, shop: shop.name })}
      />
      {image && <PictureHead picture={image} alt={name} origin={shop.origin} />}
      {practice.public ? (
        <StructuredData
          data={structuredPractice(practice, {
            language,
            origin: shop.origin,
            address: canonicalAddress({ language, path, query: {} }),
          })}
        />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {practice.own && (
        <OwnerLine
          text={practice.public ? undefined : t('owner.unapproved')}
          action={<ButtonLink href={href(EDITOR)}>{t('owner.edit')}</ButtonLink>}
        />
      )}
      <PracticeView
        practice={practice}
        language={language}
        name={name}
        action={practice.own ? undefined : <JoinPart practice={practice} name={nameOf(practice, language)} />}
        focusOnMount={useFocusOnArrival()}
      />
    </>
  )
}

interface PictureHeadProps {
  readonly picture: Picture
  readonly alt: string
  readonly origin: string
}

/** The picture that previews of the page show. */
function PictureHead({ picture, alt, origin }: PictureHeadProps) {
  const { width, height } = sizeWithin(picture, 1000)
  return (
    <>
      <meta property="og:image" content={`${origin}${picture.thumbnails[1000]}`} />
      <meta property="og:image:width" content={`${width}`} />
      <meta property="og:image:height" content={`${height}`} />
      <meta property="og:image:alt" content={alt} />
    </>
  )
}

/** The beginning of a text, cut between words. */
function summary(text: string): string | undefined {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line === '') return undefined
  if (line.length <= SUMMARY) return line
  const cut = line.slice(0, SUMMARY)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SUMMARY / 2)).trimEnd()}…`
}
