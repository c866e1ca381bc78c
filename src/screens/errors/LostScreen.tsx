import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button, ButtonLink } from '#components/action/Button.tsx'
import { ErrorView } from '#components/feedback/ErrorView.tsx'
import { useApp, usePlace, useShop } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'

/** Stands in place of a page whose code is missing: it is asked for again, or was lost even after a reload. */
export function LostScreen() {
  const { t } = useTranslation()
  const app = useApp()
  const shop = useShop()
  const href = useHref()
  const place = usePlace()
  const isBroken = useSelector(app, (snapshot) => snapshot.hasTag('broken'))
  const isLoading = useSelector(app, (snapshot) => snapshot.hasTag('code-awaited'))
  const query = new URLSearchParams(place?.query).toString()
  return (
    <>
      <title>{t('title', { page: t('error.lost'), shop: shop.name })}</title>
      <ErrorView
        heading={t('error.lost')}
        message={t(isBroken ? 'error.broken' : 'error.offline')}
        focusOnMount
        actions={
          isBroken ? (
            // A new document on purpose: the code in this one is what is broken.
            <ButtonLink
              variant="primary"
              href={`${href(place?.path ?? '/products')}${query === '' ? '' : `?${query}`}`}
              target="_self"
            >
              {t('error.reload')}
            </ButtonLink>
          ) : (
            <Button variant="primary" busy={isLoading} onClick={() => app.send({ type: 'code.retry' })}>
              {t('retry')}
            </Button>
          )
        }
      />
    </>
  )
}
