import { useTranslation } from 'react-i18next'

import { BuilderView } from '#components/builder/BuilderView.tsx'
import type { BuilderRef } from '#hooks/builder.ts'

import { BuilderTools } from './BuilderTools.tsx'

/** The note that goes to the clients with the protocol. */
export function NoteView({ builder }: { readonly builder: BuilderRef }) {
  const { t } = useTranslation('builder')
  return (
    <BuilderView
      heading={t('share')}
      back={{ label: t('back'), onPress: () => builder.send({ type: 'builder.back' }) }}
      tools={<BuilderTools builder={builder} />}
    />
  )
}
