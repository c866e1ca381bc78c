import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaTrail } from '#areas/account/screens/own-area/AreaTrail.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { ErrorView } from '#components/feedback/ErrorView.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { AreaCards } from '#components/layout/AreaCard.tsx'
import { PageHeading } from '#components/layout/PageHeading.tsx'
import { useFocusOnArrival } from '#hooks/app.tsx'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { AdminProductRef } from '#machines/products/admin-product.machine.ts'
import { openProduct } from '#machines/products/admin-product.setup.ts'
import { PAGES } from '#machines/pages/pages.ts'
import { PageHead } from '#screens/page/PageHead.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { DraftBar } from './DraftBar.tsx'
import { History } from './History.tsx'
import { OptionsPart } from './OptionsPart.tsx'
import { PacksPart } from './PacksPart.tsx'
import { PicturesPart } from './PicturesPart.tsx'
import { SalePart } from './SalePart.tsx'
import { TextsPart } from './TextsPart.tsx'

/** One product, as an admin edits it (products.admin-edits-every-field). It stands back until its words are there. */
export function ProductScreen() {
  const hasTexts = useHasTexts('products')
  const hasUploads = useHasTexts('practiceEditor')
  return hasTexts && hasUploads ? (
    <WithLateActor name="adminProduct">{(actor) => <AnyProduct actor={actor} />}</WithLateActor>
  ) : (
    <WaitingPage />
  )
}

function AnyProduct({ actor }: { readonly actor: AdminProductRef }) {
  const { t } = useTranslation('products')
  const href = useHref()
  const arrival = useFocusOnArrival()
  const isMissing = useSelector(actor, (snapshot) => snapshot.matches('missing'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const isThere = useSelector(actor, ({ context }) => openProduct(context) !== null)
  const name = useSelector(actor, ({ context }) => openProduct(context)?.fields['name'])
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  if (isMissing)
    return (
      <>
        <PageHead title={t('one.missingTitle')} />
        <AreaTrail title={t('one.missingTitle')} />
        <ErrorView
          heading={t('one.missingTitle')}
          message={t('one.missingText')}
          focusOnMount={arrival}
          actions={
            <ButtonLink variant="primary" href={href(PAGES.adminProducts.path)}>
              {t('one.back')}
            </ButtonLink>
          }
        />
      </>
    )
  const title = typeof name === 'string' ? name : t('title')
  return (
    <>
      <PageHead title={title} />
      <AreaTrail title={title} />
      <PageHeading focusOnMount={arrival}>{title}</PageHeading>
      {isFailed && (
        <InlineError
          message={`${t('one.failed')} ${reason}`}
          action={<Button onClick={() => actor.send({ type: 'product.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {isThere ? (
        <Editing actor={actor} />
      ) : (
        !isFailed && (
          <AreaCards>
            <BusyNote text={t('one.loading')} />
          </AreaCards>
        )
      )}
    </>
  )
}

function Editing({ actor }: { readonly actor: AdminProductRef }) {
  const { t } = useTranslation('products')
  return (
    <FieldForm label={t('draft.label')} onSubmit={() => actor.send({ type: 'draft.save' })}>
      <KeepFocus label={t('draft.label')}>
        <AreaCards>
          <SalePart actor={actor} />
          <PacksPart actor={actor} />
          <TextsPart actor={actor} />
          <PicturesPart actor={actor} />
          <OptionsPart actor={actor} />
          <History actor={actor} />
        </AreaCards>
        <DraftBar actor={actor} />
      </KeepFocus>
    </FieldForm>
  )
}
