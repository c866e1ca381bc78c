import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import type { LookupsRef } from '#machines/account/lookups.machine.ts'

/** Stands above the first field that chooses from the lookups, where they could not be had. They are also asked for again by themselves. */
export function LookupsFailed({ lookups }: { readonly lookups: LookupsRef }) {
  const { t } = useTranslation('account')
  const isMissing = useSelector(lookups, ({ context }) => context.data === null && context.problem !== null)
  const isBusy = useSelector(lookups, (snapshot) => snapshot.hasTag('busy'))
  if (!isMissing) return null
  return (
    <InlineError
      message={t('register.lookupsFailed')}
      action={
        <Button busy={isBusy} onClick={() => lookups.send({ type: 'data.retry' })}>
          {t('common:retry')}
        </Button>
      }
    />
  )
}
