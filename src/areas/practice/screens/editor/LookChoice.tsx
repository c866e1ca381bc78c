import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { CardChoice } from '#areas/practice/components/editor/CardChoice.tsx'
import { STORE_THEMES, STORE_TYPES } from '#areas/practice/contract/store.ts'
import type { PracticePageRef } from '#machines/practice/editor/practice-page.machine.ts'

import { LookDrawing } from './LookDrawing.tsx'

/** Type and theme, each as a card with a small drawing. */
export function LookChoice({ actor }: { readonly actor: PracticePageRef }) {
  const { t } = useTranslation('practiceEditor')
  const look = useSelector(actor, ({ context }) => context.look)
  return (
    <>
      <CardChoice
        label={t('look.type')}
        value={look.type}
        onChange={(type) => actor.send({ type: 'look.choose', look: { type } })}
        options={STORE_TYPES.map((type) => ({
          value: type,
          label: t(`look.types.${type}`),
          drawing: <LookDrawing type={type} theme={look.theme} />,
        }))}
      />
      <CardChoice
        label={t('look.theme')}
        value={look.theme}
        onChange={(theme) => actor.send({ type: 'look.choose', look: { theme } })}
        options={STORE_THEMES.map((theme) => ({
          value: theme,
          label: t(`look.themes.${theme}`),
          drawing: <LookDrawing type={look.type} theme={theme} />,
        }))}
      />
    </>
  )
}
