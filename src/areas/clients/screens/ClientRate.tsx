import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { RadioGroup } from '#components/form/RadioField.tsx'
import { SavedMark } from '#components/action/SavedMark.tsx'
import { useShortName } from '#hooks/full-name.ts'
import type { ClientDetail, ClientPageRef } from '#machines/clients/client-page.machine.ts'
import { isInvited } from '#machines/clients/clients.ts'
import { choicesUpTo } from '#machines/clients/rates.ts'

import { useClientsProblem, useDiscountOptions, useDiscountText } from './words.ts'

/**
 * A new discount is saved at once; only the client's own practitioner can set one (clients.rate-can-be-changed). Whoever was
 * invited is asked to agree to it.
 */
export function ClientRate({ actor, client }: { readonly actor: ClientPageRef; readonly client: ClientDetail }) {
  const { t } = useTranslation('clients')
  const shortName = useShortName()
  const id = useId()
  const discountText = useDiscountText()
  const rate = useSelector(actor, ({ context }) => context.rate) ?? client.discount_rate
  const options = useDiscountOptions(client.discount_rate ?? undefined)
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches('saving'))
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'saved' }))
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'refused' }))
  const reason = useClientsProblem(useSelector(actor, ({ context }) => context.problem))
  const saved = t('client.saved', { discount: discountText(rate) })
  if (client.discount_rate === null) return <AreaCard heading={t('list.column.discount')} text={discountText(null)} />
  const isOffer = isInvited(client)
  return (
    <AreaCard heading={t('list.column.discount')}>
      <RadioGroup
        id={id}
        name="discount_rate"
        label={t(isOffer ? 'client.offer' : 'client.discount', { name: shortName(client) })}
        hint={isOffer ? t('client.offerHint') : undefined}
        state="neutral"
        value={String(rate)}
        options={options.map(({ value, ...words }) => ({ ...words, value: String(value) }))}
        onChange={(value) => {
          const chosen = choicesUpTo(Number(value)).find((one) => String(one) === value)
          if (chosen !== undefined) actor.send({ type: 'rate.choose', rate: chosen })
        }}
      />
      <div className="vb-radios-foot">
        {isSaved && <SavedMark text={saved} />}
        <Announcer message={isSaving ? t('client.saving') : isSaved ? saved : ''} />
      </div>
      {isRefused && <InlineError message={`${t('client.notSaved')} ${reason}`} />}
    </AreaCard>
  )
}
