import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button, ButtonLink } from '#components/Button.tsx'
import { createOverlay } from '#components/overlay.tsx'
import { bcp47 } from '#contract/languages.ts'
import { usePageChart, useShop } from '#hooks/app.tsx'
import type { PageChartRef } from '#hooks/app.tsx'
import { useHref, useLanguage } from '#hooks/language.ts'

const NoticeDialog = createOverlay(() => import('#components/NoticeDialog.tsx'))

/** The notice to people in the United Kingdom (section 2, 'Other widgets'); its chart comes once a page is in sight. */
export function CountryNotice() {
  const country = usePageChart('country')
  return country ? <Notice country={country} /> : null
}

function Notice({ country }: { readonly country: PageChartRef<'country'> }) {
  const { t } = useTranslation()
  const { ukShop } = useShop()
  const href = useHref()
  const lang = bcp47(useLanguage())
  const isVisible = useSelector(country, (snapshot) => snapshot.hasTag('visible'))
  const dismiss = () => country.send({ type: 'country.dismiss' })
  if (!isVisible) return null
  return (
    <NoticeDialog
      open
      title={t('country.title')}
      lang={lang}
      onClose={dismiss}
      // Nobody is asked to dismiss what could not be shown.
      onLoadFailed={dismiss}
      actions={
        ukShop === null ? (
          <Button variant="primary" onClick={dismiss}>
            {t('country.goOn')}
          </Button>
        ) : (
          <>
            <ButtonLink variant="primary" href={`${ukShop}${href('/')}`}>
              {t('country.toShop')}
            </ButtonLink>
            <Button onClick={dismiss}>{t('country.stay')}</Button>
          </>
        )
      }
    >
      {t(ukShop === null ? 'country.noShop' : 'country.shop')}
    </NoticeDialog>
  )
}
