import { shallowEqual, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { SnapshotFrom } from 'xstate'

import { RecipientField } from '#areas/protocols/components/share/RecipientField.tsx'
import { shownAddress } from '#contract/shown-address.ts'
import { useMeantEmail } from '#hooks/form.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useFullName } from '#hooks/full-name.ts'
import { useLanguage } from '#hooks/language.ts'
import { isAddressed, isList, isTooShort, soleAddress } from '#machines/protocols/share/addresses.ts'
import { offeredIn } from '#machines/protocols/share/choosing.ts'
import { isChosen, isInvalid, nameOf } from '#machines/protocols/share/share.ts'
import type { shareFormMachine, ShareFormRef } from '#machines/protocols/share/share-form.machine.ts'

type Finding = 'resting' | 'waiting' | 'searching' | 'found' | 'chosen' | 'none' | 'failed'
const findingOf = ({ value }: SnapshotFrom<typeof shareFormMachine>): Finding => {
  const { form } = value as { readonly form: string | { readonly editing: { readonly finding: Finding } } }
  return typeof form === 'string' ? 'resting' : form.editing.finding
}

/** Clients that a search finds, or anyone by their address. */
export function Recipients({ share }: { readonly share: ShareFormRef }) {
  const { t } = useTranslation('builder')
  const language = useLanguage()
  const fullName = useFullName()
  const formatNumber = useFormatNumber()
  const askMeant = useMeantEmail()
  const text = useSelector(share, ({ context }) => context.text)
  const recipients = useSelector(share, ({ context }) => context.recipients)
  const clients = useSelector(share, ({ context }) => offeredIn(context), shallowEqual)
  const refusal = useSelector(share, ({ context }) => context.refusal)
  const finding = useSelector(share, findingOf)
  const isLooking = useSelector(share, (snapshot) => snapshot.hasTag('looking'))
  const isWhole = isAddressed(text)
  const nobody = isWhole ? t('shareForm.enterInvites') : t('search.no-client')
  const notes = {
    resting: clients.length > 0 ? t('shareForm.recent') : t('shareForm.hint'),
    waiting: t('shareForm.searching'),
    searching: t('shareForm.searching'),
    found:
      clients.length > 0
        ? t('shareForm.found', { count: clients.length, number: formatNumber(clients.length) })
        : nobody,
    chosen: undefined,
    none: nobody,
    failed: t('search.failed-to-fetch-clients'),
  }
  const isTwice = finding === 'chosen' || isChosen(recipients, soleAddress(text) ?? '')
  // What is being typed may yet become an address: it is none once it has an @, or was tried.
  const isWrong = !isTooShort(text) && text.includes('@') && !isWhole
  const error = refusal ?? (isTwice ? 'chosenAlready' : isWrong ? 'emailInvalid' : null)
  const note = isLooking ? t('shareForm.lookingUp') : isList(text) ? t('shareForm.enterAdds') : notes[finding]
  return (
    <RecipientField
      label={t('shareForm.recipients')}
      chips={recipients.map((recipient) => ({
        id: recipient.email,
        label: nameOf(recipient, language),
        invalid: isInvalid(recipient),
        removeLabel: t('shareForm.remove', { name: nameOf(recipient, language) }),
        editLabel:
          recipient.clientId === null ? t('shareForm.rename', { name: nameOf(recipient, language) }) : undefined,
      }))}
      text={text}
      options={clients.map((client) => ({
        id: client.id,
        label: fullName(client),
        detail: shownAddress(client.email),
      }))}
      note={isTwice ? undefined : note}
      error={error === null ? undefined : t(`shareForm.${error}`)}
      correction={askMeant(soleAddress(text) ?? '', (email) => share.send({ type: 'share.correct', text: email }))}
      onType={(typed) => {
        if (typed !== text) share.send({ type: 'share.search', text: typed })
      }}
      onChoose={(id) => {
        const client = clients.find((one) => one.id === id)
        if (client) share.send({ type: 'share.choose', client })
      }}
      onEnter={() => share.send({ type: 'share.enter' })}
      onRemove={(email) => share.send({ type: 'share.remove', email })}
      onEdit={(email) => share.send({ type: 'share.rename', email })}
    />
  )
}
