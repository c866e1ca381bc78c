import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { OptionGroup } from '#components/form/OptionGroup.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import { Spinner } from '#components/icon/Spinner.tsx'
import { GROUPS as LIFE_STAGES } from '#areas/intake/contract/groups.ts'
import { useActorNamed } from '#hooks/app.tsx'
import { useForm } from '#hooks/form.ts'
import { useHasTexts } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { isClientProfile, useProfile } from '#areas/account/hooks/session.ts'
import { wishesForm } from '#machines/account/wishes-form.machine.ts'
import type { WishesFormRef } from '#machines/account/wishes-form.machine.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { usePractitionerName } from './practitioner-name.ts'
import { SavedForm } from './SavedForm.tsx'

const GROUPS = ['suitable_for', 'free_from'] as const

export function WishesForm() {
  const { t } = useTranslation('account')
  return (
    <AreaCard heading={t('profile.wishes')} text={t('profile.wishesText')} anchor="wishes">
      <WithLateActor name="wishesForm">{(actor) => <Fields actor={actor} />}</WithLateActor>
    </AreaCard>
  )
}

function Fields({ actor }: { readonly actor: WishesFormRef }) {
  const { t } = useTranslation('account')
  const { t: tIntake } = useTranslation('intake')
  const hasGroups = useHasTexts('intake')
  const practitionerName = usePractitionerName()
  const shopOptions = useActorNamed('shopOptions')
  const options = useSelector(shopOptions, ({ context }) => context.data)
  const isFailed = useSelector(shopOptions, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(useSelector(shopOptions, ({ context }) => context.problem))
  const profile = useProfile()
  const linked = profile && isClientProfile(profile) ? profile.practitioners : []
  const form = useForm(actor, wishesForm, {
    suitable_for: { label: t('profile.field.suitable_for') },
    free_from: { label: t('profile.field.free_from') },
    practitioner_id: { label: t('profile.field.practitioner') },
    life_stage: { label: t('profile.field.life_stage') },
  })
  return (
    <SavedForm label={t('profile.wishes')} form={form}>
      {GROUPS.map((group) => {
        const { label, value, readOnly, onChange } = form.value(group)
        return (
          options && (
            <OptionGroup
              key={group}
              legend={label}
              options={options[group].map(({ id, name, lang }) => ({ id, label: name, lang }))}
              chosen={value}
              readOnly={readOnly}
              onChange={(id, chosen) => onChange(chosen ? [...value, id] : value.filter((one) => one !== id))}
            />
          )
        )
      })}
      {!options && !isFailed && <Spinner />}
      {!options && isFailed && (
        <InlineError
          message={reason}
          action={<Button onClick={() => shopOptions.send({ type: 'data.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {hasGroups && (
        <SelectField
          {...form.choice(
            'life_stage',
            LIFE_STAGES.map((stage) => ({ value: stage, label: tIntake(`group.${stage}`) })),
          )}
          placeholder={t('profile.noLifeStage')}
          hint={t('profile.lifeStageHint')}
        />
      )}
      {linked.length > 0 && (
        <SelectField
          {...form.choice(
            'practitioner_id',
            linked.map((practitioner) => ({ value: practitioner.user_id, label: practitionerName(practitioner) })),
          )}
          placeholder={t('profile.nobody')}
          hint={t('profile.practitionerHint')}
        />
      )}
    </SavedForm>
  )
}
