import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { InlineError } from '#components/form/InlineError.tsx'
import { SavedMark } from '#components/action/SavedMark.tsx'
import { useFormatTime } from '#hooks/format-time.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { PracticePageRef } from '#machines/practice/editor/practice-page.machine.ts'

import { LookChoice } from './LookChoice.tsx'

/** Type and theme, which are saved as they are chosen. */
export function LookSection({ editor }: { readonly editor: PracticePageRef }) {
  const { t } = useTranslation('practiceEditor')
  const formatTime = useFormatTime()
  const savedAt = useSelector(editor, ({ context }) => context.savedAt.look)
  const isRefused = useSelector(editor, (snapshot) => snapshot.matches({ here: 'notSaved' }))
  const reason = useProblemText(useSelector(editor, ({ context }) => context.problem))
  return (
    <>
      <p>{t('look.text')}</p>
      <LookChoice actor={editor} />
      {isRefused && <InlineError message={`${t('look.notSaved')} ${reason}`} />}
      {savedAt !== undefined && <SavedMark text={t('savedAt', { time: formatTime(savedAt) })} />}
    </>
  )
}
