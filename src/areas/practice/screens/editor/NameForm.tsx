import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { SavedMark } from '#components/action/SavedMark.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { Button } from '#components/action/Button.tsx'
import { NAME_MAX } from '#contract/constants.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useFormatTime } from '#hooks/format-time.ts'
import { useLanguage } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { isClientProfile, useProfile } from '#areas/account/hooks/session.ts'
import { ruleOfName, shopNameOf } from '#machines/practice/editor/practice-name.machine.ts'
import { suggestedName } from '#machines/practice/editor/suggested-name.ts'
import type { PracticeNameRef } from '#machines/practice/editor/practice-name.machine.ts'

const WORDS = { checking: 'checking', free: 'free', kept: 'kept', unknown: 'unknown' } as const

/** The name in the page's address, with what is known of it. */
export function NameForm({ label, actor }: { readonly label: string; readonly actor: PracticeNameRef }) {
  const { t } = useTranslation('practiceEditor')
  const id = useId()
  const language = useLanguage()
  const formatNumber = useFormatNumber()
  const formatTime = useFormatTime()
  const snapshot = useSelector(actor, (current) => current)
  const { text, savedAt, problem } = snapshot.context
  const reason = useProblemText(problem)
  const rule = snapshot.matches('invalid') ? ruleOfName(text) : undefined
  const error = snapshot.matches('taken')
    ? t('name.taken')
    : rule &&
      t(rule, { ns: ['practiceEditor', 'common'], length: formatNumber(text.length), max: formatNumber(NAME_MAX) })
  const profile = useProfile()
  const suggestion = profile && !isClientProfile(profile) ? suggestedName(profile.practice_name ?? '') : ''
  const isSaving = snapshot.matches('saving')
  const isRefused = snapshot.matches('refused')
  const known = (Object.keys(WORDS) as (keyof typeof WORDS)[]).find((state) => snapshot.matches(state))
  const said = known === undefined ? '' : t(`name.${WORDS[known]}`)
  const saved = savedAt === null || !snapshot.matches('kept') ? '' : t('savedAt', { time: formatTime(savedAt) })
  return (
    <FieldForm label={label} onSubmit={() => actor.send({ type: 'name.save', language })}>
      <Announcer message={isSaving ? t('name.saving') : saved} />
      <TextField
        id={id}
        name="name"
        label={t('name.label')}
        value={text}
        onChange={(changed) => actor.send({ type: 'name.change', text: changed, language })}
        onBlur={() => undefined}
        state={error === undefined ? (snapshot.matches('free') ? 'valid' : 'neutral') : 'error'}
        error={error === undefined ? undefined : { text: error }}
        hint={t('name.hint', { address: `/${language}/practice/${shopNameOf(text)}` })}
        readOnly={isSaving}
      />
      <p aria-live="polite">{said}</p>
      {snapshot.matches('empty') && suggestion !== '' && (
        <div>
          <Button onClick={() => actor.send({ type: 'name.suggest', name: suggestion, language })}>
            {t('name.suggest', { name: suggestion })}
          </Button>
        </div>
      )}
      {snapshot.matches('unknown') && (
        <InlineError
          message={reason}
          action={<Button onClick={() => actor.send({ type: 'name.check', language })}>{t('common:retry')}</Button>}
        />
      )}
      {isRefused && <InlineError message={`${t('name.notSaved')} ${reason}`} />}
      <FormActions submit={t('name.save')} busy={isSaving}>
        {saved !== '' && <SavedMark text={saved} />}
      </FormActions>
    </FieldForm>
  )
}
