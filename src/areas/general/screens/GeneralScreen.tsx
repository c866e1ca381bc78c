import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Article, type ArticlePart } from '#components/layout/Article.tsx'
import { PageHeading } from '#components/layout/PageHeading.tsx'
import { shownAddress } from '#contract/shown-address.ts'
import { useFocusOnArrival, useShop } from '#hooks/app.tsx'
import { useHasTexts } from '#hooks/language.ts'
import type { GeneralPage } from '#machines/pages/pages.ts'

import { PageHead } from '#screens/page/PageHead.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { OperatorDetails, OperatorNote } from './OperatorDetails.tsx'

/** From so many parts on an article has a table of contents. */
const LONG = 7

/** The parts that speak of the operator, by their index. */
const OPERATOR_PARTS: Readonly<Partial<Record<GeneralPage, Readonly<Record<number, ReactNode>>>>> = {
  about: { 0: <OperatorNote /> },
  contact: { 1: <OperatorDetails /> },
  shipping: { 3: <OperatorNote /> },
  privacy: { 0: <OperatorDetails /> },
  terms: { 0: <OperatorDetails /> },
  imprint: { 0: <OperatorDetails /> },
}

export interface GeneralScreenProps {
  readonly page: GeneralPage
  /** Below the text. */
  readonly children?: ReactNode
}

/** A page of plain text (address.general-paths). It stands back until its text is there. */
export function GeneralScreen(props: GeneralScreenProps) {
  return useHasTexts('pages') ? <Text {...props} /> : <WaitingPage />
}

function Text({ page, children }: GeneralScreenProps) {
  const { t } = useTranslation('pages')
  const { name, operator } = useShop()
  const values = {
    shop: name,
    operator: operator.name,
    operatorAddress: operator.address.join(', '),
    operatorEmail: shownAddress(operator.email),
  }
  const title = t(`${page}.title`, values)
  // The shape of the file is tested.
  const parts = t(`${page}.sections`, { ...values, returnObjects: true }) as readonly ArticlePart[]
  return (
    <>
      <PageHead title={title} description={t(`${page}.description`, values)} />
      <Article
        heading={
          <PageHeading focusOnMount={useFocusOnArrival()} lead={t(`${page}.lead`, values)}>
            {title}
          </PageHeading>
        }
        parts={parts.map((part, index) => ({ ...part, details: OPERATOR_PARTS[page]?.[index] }))}
        contentsLabel={parts.length >= LONG ? t('contents') : undefined}
      >
        {children}
      </Article>
    </>
  )
}
