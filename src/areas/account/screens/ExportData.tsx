import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { SavedMark } from '#components/action/SavedMark.tsx'
import { useProblemText } from '#hooks/problem.ts'
import type { ExportDataRef } from '#machines/account/export-data.machine.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

/** Taking the own data along. */
export function ExportData() {
  const { t } = useTranslation('account')
  return (
    <AreaCard heading={t('profile.export.heading')} text={t('profile.export.text')}>
      <WithLateActor name="exportData">{(actor) => <Export actor={actor} />}</WithLateActor>
    </AreaCard>
  )
}

function Export({ actor }: { readonly actor: ExportDataRef }) {
  const { t } = useTranslation('account')
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches('saved'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  const saved = t('profile.export.saved')
  return (
    <>
      <Announcer message={isSaved ? saved : ''} />
      {isFailed && <InlineError message={`${t('profile.export.failed')} ${reason}`} />}
      <div className="vb-area-below">
        <Button busy={isBusy} onClick={() => actor.send({ type: 'file.want', intent: null })}>
          {t('profile.export.save')}
        </Button>
        {isSaved && <SavedMark text={saved} />}
      </div>
    </>
  )
}
