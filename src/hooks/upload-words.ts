import { useTranslation } from 'react-i18next'

import { useFormatPercent } from './format-percent.ts'

/**
 * The words of a field that takes a picture.
 *
 * @param progress the sent share, 0 to 1
 * @param none stands where there is no picture
 */
export function useUploadWords(progress: number, none: string) {
  const { t } = useTranslation('practiceEditor')
  const formatPercent = useFormatPercent()
  return {
    choose: t('upload.choose'),
    chooseAnother: t('upload.chooseAnother'),
    drop: t('upload.drop'),
    hint: t('upload.hint'),
    sending: t('upload.sending', { percent: formatPercent(Math.round(progress * 100)) }),
    cancel: t('upload.cancel'),
    remove: t('upload.remove'),
    removing: t('upload.removing'),
    retry: t('upload.retry'),
    none,
  }
}
