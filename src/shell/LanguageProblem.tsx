import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { useActorNamed } from '#hooks/app.tsx'

/** Says that the page's own language could not be loaded, for as long as that is so, and offers to try again. */
export function LanguageProblem() {
  const { t } = useTranslation()
  const language = useActorNamed('language')
  const canRetry = useSelector(language, (snapshot) => snapshot.can({ type: 'language.retry' }))
  if (!canRetry) return null
  return (
    <InlineError
      message={t('notice.languageFailed')}
      action={<Button onClick={() => language.send({ type: 'language.retry' })}>{t('notice.retryLanguage')}</Button>}
    />
  )
}
