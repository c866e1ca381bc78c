import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { Button, ButtonLink } from '#components/action/Button.tsx'
import { ErrorView } from '#components/feedback/ErrorView.tsx'
import { useShop } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'
import { LostCode } from '#machines/app/lost-code.ts'

import { LostScreen } from './LostScreen.tsx'

/** A message or a status, whatever an error has (error.page-of-the-router). */
function describe(error: unknown): string {
  if (error instanceof Error) return error.message
  if (typeof error === 'object' && error !== null && 'status' in error) return String(error.status)
  return String(error)
}

/** The router's default error view. */
export function ErrorScreen(props: ErrorComponentProps) {
  return props.error instanceof LostCode ? <LostScreen /> : <UnexpectedScreen {...props} />
}

function UnexpectedScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const href = useHref()
  const shop = useShop()
  return (
    <>
      <title>{t('title', { page: t('error.heading'), shop: shop.name })}</title>
      <ErrorView
        heading={t('error.heading')}
        message={describe(error)}
        focusOnMount
        actions={
          <>
            <Button variant="primary" onClick={reset}>
              {t('retry')}
            </Button>
            <ButtonLink href={href('/products')}>{t('error.toProducts')}</ButtonLink>
          </>
        }
      />
    </>
  )
}
