import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { ShareSection } from '#areas/protocols/components/share/ShareList.tsx'
import { shownAddress } from '#contract/shown-address.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useShownProtocol } from '#areas/protocols/hooks/builder.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useFormatList } from '#hooks/list.ts'
import { isInvalid } from '#machines/protocols/share/share.ts'
import type { ProtocolLinesRef } from '#machines/protocols/protocol-lines.machine.ts'
import type { ShareFormRef } from '#machines/protocols/share/share-form.machine.ts'

import { AmountsLine } from '../../amounts/AmountsLine.tsx'

import { EarlierShares } from './EarlierShares.tsx'
import { FailedShares } from './FailedShares.tsx'
import { FitCheck } from './FitCheck.tsx'
import { NewClient } from './NewClient.tsx'
import { Offers } from './Offers.tsx'
import { Recipients } from './Recipients.tsx'

interface ShareFormProps {
  readonly builder: BuilderRef
  readonly share: ShareFormRef
  readonly lines: ProtocolLinesRef
}

/** Recipients, discount and note of a share. */
export function ShareForm({ builder, share, lines }: ShareFormProps) {
  const { t } = useTranslation('builder')
  const formatNumber = useFormatNumber()
  const formatList = useFormatList()
  const protocol = useShownProtocol(lines)
  const note = useSelector(share, ({ context }) => context.note)
  const isUnlooked = useSelector(share, (snapshot) => snapshot.matches({ form: { editing: { looking: 'failed' } } }))
  const isNaming = useSelector(share, (snapshot) => snapshot.matches({ form: { editing: { naming: 'open' } } }))
  const isBlocked = useSelector(share, (snapshot) => snapshot.matches({ form: { editing: { trying: 'blocked' } } }))
  const recipients = useSelector(share, ({ context }) => context.recipients)
  const count = recipients.length
  const wrong = recipients.filter(isInvalid).map(({ email }) => shownAddress(email))
  const isSending = useSelector(share, (snapshot) => snapshot.hasTag('busy'))
  const isSettling = useSelector(share, (snapshot) => snapshot.hasTag('settling'))
  const isReady = useSelector(share, (snapshot) => snapshot.can({ type: 'share.submit' }))
  const products = protocol?.products ?? []
  return (
    <FieldForm label={t('shareForm.label')} onSubmit={() => share.send({ type: 'share.submit' })}>
      <FailedShares share={share} />
      <Recipients share={share} />
      {isUnlooked && (
        <InlineError
          message={t('shareForm.lookUpFailed')}
          action={<Button onClick={() => share.send({ type: 'share.invite' })}>{t('common:retry')}</Button>}
        />
      )}
      {isNaming && <NewClient share={share} />}
      <FitCheck builder={builder} share={share} products={products} />
      <Offers share={share} products={products} />
      <ShareSection heading={t('shareForm.note')}>
        {note !== '' && <p className="vb-share-note">{note}</p>}
        <Button onClick={() => builder.send({ type: 'builder.addNote' })}>
          {t(note === '' ? 'shareForm.addNote' : 'shareForm.editNote')}
        </Button>
      </ShareSection>
      <AmountsLine builder={builder} />
      {isBlocked && <InlineError message={t('shareForm.emailsInvalid', { emails: formatList(wrong) })} />}
      <FormActions
        submit={count === 0 ? t('share') : t('shareForm.send', { count, number: formatNumber(count) })}
        busy={isSending}
        disabled={!isReady && !isSending}
      >
        <Button onClick={() => share.send({ type: 'share.cancel' })}>{t('cancel')}</Button>
      </FormActions>
      {isSending && <BusyNote text={t(isSettling ? 'shareForm.settling' : 'shareForm.sending')} />}
      <EarlierShares share={share} />
    </FieldForm>
  )
}
