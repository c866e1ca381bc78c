import '#components/overlay/NoticeDialog.css'

import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button } from '#components/action/Button.tsx'
import { CheckboxRow } from '#components/form/CheckboxRow.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { createOverlay } from '#components/overlay/overlay.tsx'
import type { Leaving } from '#areas/account/contract/account.ts'
import { bcp47 } from '#contract/languages.ts'
import { useLanguage } from '#hooks/language.ts'
import { formatMoney } from '#hooks/format-money.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { DeleteAccountRef } from '#machines/account/delete-account.machine.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

const NoticeDialog = createOverlay(() => import('#components/overlay/NoticeDialog.tsx'))

/** The end of the account. */
export function DeleteAccount() {
  const { t } = useTranslation('account')
  return (
    <AreaCard grave heading={t('profile.delete.heading')} text={t('profile.delete.text')}>
      <WithLateActor name="deleteAccount">{(actor) => <Deletion actor={actor} />}</WithLateActor>
    </AreaCard>
  )
}

function Deletion({ actor }: { readonly actor: DeleteAccountRef }) {
  const { t } = useTranslation('account')
  const lang = bcp47(useLanguage())
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('confirming') || snapshot.matches('deleting'))
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isUnanswered = useSelector(actor, (snapshot) => snapshot.matches('unanswered'))
  const leaving = useSelector(actor, ({ context }) => context.leaving)
  const isSure = useSelector(
    actor,
    (snapshot) => snapshot.matches({ confirming: 'sure' }) || snapshot.matches('deleting'),
  )
  const problem = useSelector(actor, ({ context }) => context.problem)
  const reason = useProblemText(problem)
  const cancel = () => actor.send({ type: 'deletion.cancel' })
  return (
    <>
      <div className="vb-area-below">
        <Button busy={isBusy} onClick={() => actor.send({ type: 'deletion.want' })}>
          {t('profile.delete.want')}
        </Button>
      </div>
      {isUnanswered && <InlineError message={`${t('profile.delete.unanswered')} ${reason}`} />}
      {isOpen && (
        <NoticeDialog
          open
          title={t('profile.delete.title')}
          lang={lang}
          onClose={cancel}
          onLoadFailed={cancel}
          actions={
            <>
              <Button
                variant="primary"
                busy={isBusy}
                disabled={!isSure}
                onClick={() => actor.send({ type: 'deletion.confirm' })}
              >
                {t('profile.delete.confirm')}
              </Button>
              <Button onClick={cancel}>{t('profile.cancel')}</Button>
            </>
          }
        >
          <p>{t('profile.delete.warning')}</p>
          {leaving && <Owed leaving={leaving} />}
          <CheckboxRow
            label={t('profile.delete.understand')}
            checked={isSure}
            onChange={(understood) => actor.send({ type: 'deletion.understand', understood })}
          />
          {problem && <InlineError message={`${t('profile.delete.failed')} ${reason}`} />}
        </NoticeDialog>
      )}
    </>
  )
}

/** A practitioner is told what is owed to them, and what is kept until it is paid (account.deletion-says-what-is-owed). */
function Owed({ leaving: { commission, has_bank_details } }: { readonly leaving: Leaving }) {
  const { t } = useTranslation('account')
  if (commission.length === 0) return null
  return (
    <>
      {commission.map(({ currency, approved, pending }) => (
        <p key={currency}>
          <strong>
            {t('profile.delete.owed', {
              approved: formatMoney(approved, currency),
              pending: formatMoney(pending, currency),
            })}
          </strong>
        </p>
      ))}
      <p>{t('profile.delete.kept')}</p>
      {!has_bank_details && <p>{t('profile.delete.noBank')}</p>}
    </>
  )
}
