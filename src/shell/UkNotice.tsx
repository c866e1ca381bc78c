import { useTranslation } from 'react-i18next'

import { Button, ButtonLink } from '#components/action/Button.tsx'
import NoticeDialog from '#components/overlay/NoticeDialog.tsx'
import { bcp47 } from '#contract/languages.ts'
import { useShop } from '#hooks/app.tsx'
import { useHref, useLanguage } from '#hooks/language.ts'

interface UkNoticeProps {
  readonly open: boolean
  readonly onDismiss: () => void
}

/** Says where prices in pounds are. A default export, to be loaded when first needed. */
export default function UkNotice({ open, onDismiss }: UkNoticeProps) {
  const { t } = useTranslation()
  const { ukShop } = useShop()
  const href = useHref()
  const lang = bcp47(useLanguage())
  return (
    <NoticeDialog
      open={open}
      title={t('country.title')}
      lang={lang}
      onClose={onDismiss}
      actions={
        ukShop === null ? (
          <Button variant="primary" onClick={onDismiss}>
            {t('country.goOn')}
          </Button>
        ) : (
          <>
            <ButtonLink variant="primary" href={`${ukShop}${href('/')}`}>
              {t('country.toShop')}
            </ButtonLink>
            <Button onClick={onDismiss}>{t('country.stay')}</Button>
          </>
        )
      }
    >
      {t(ukShop === null ? 'country.noShop' : 'country.shop')}
    </NoticeDialog>
  )
}
