import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { ShareSection } from '#areas/protocols/components/share/ShareList.tsx'
import { NAME_MAX } from '#contract/constants.ts'
import { isFamilyFirst } from '#contract/person-name.ts'
import { shownAddress } from '#contract/shown-address.ts'
import { useTextError } from '#hooks/form.ts'
import { useLanguage } from '#hooks/language.ts'
import { isName } from '#machines/protocols/share/share.ts'
import type { ShareFormRef } from '#machines/protocols/share/share-form.machine.ts'

/** First and last name of somebody new, who is invited by the share. */
export function NewClient({ share }: { readonly share: ShareFormRef }) {
  const { t } = useTranslation('builder')
  const id = useId()
  const textError = useTextError()
  const names = useSelector(share, ({ context }) => context.names)
  const isTried = useSelector(share, (snapshot) =>
    snapshot.matches({ form: { editing: { naming: { open: 'incomplete' } } } }),
  )
  const [first, second] = isFamilyFirst(useLanguage())
    ? (['lastName', 'firstName'] as const)
    : (['firstName', 'lastName'] as const)
  const field = (name: 'firstName' | 'lastName') => {
    const isWrong = isTried && !isName(names[name])
    return {
      id: `${id}-${name}`,
      name,
      label: t(`shareForm.${name}`),
      value: names[name],
      required: true,
      state: isWrong ? ('error' as const) : ('neutral' as const),
      error: isWrong ? { text: textError(names[name], NAME_MAX) } : undefined,
      onBlur: () => {},
      onChange: (value: string) => share.send({ type: 'name.change', field: name, value }),
    }
  }
  return (
    <ShareSection heading={t('shareForm.invite', { email: shownAddress(names.email) })}>
      <p className="vb-share-row-detail">{t('shareForm.inviteText')}</p>
      <TextField
        {...field(first)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the address that was typed asks for the name next
        autoFocus
      />
      <TextField {...field(second)} />
      <div className="vb-share-row-actions">
        {/* The form's first submit button: Enter in a name presses it, and the share is not sent. */}
        <Button
          type="submit"
          onClick={(event) => {
            event.preventDefault()
            share.send({ type: 'name.confirm' })
          }}
        >
          {t('shareForm.addNew')}
        </Button>
        <Button variant="quiet" onClick={() => share.send({ type: 'name.cancel' })}>
          {t('cancel')}
        </Button>
      </div>
    </ShareSection>
  )
}
