import type { BuilderRef, BuilderView } from '#areas/protocols/hooks/builder.ts'
import { useBuilderChild } from '#areas/protocols/hooks/builder.ts'

import { ActiveView } from './ActiveView.tsx'
import { CreateView } from './CreateView.tsx'
import { EditView } from './EditView.tsx'
import { ListView } from './ListView.tsx'
import { NoteView } from './NoteView.tsx'
import { ShareView } from './ShareView.tsx'

export function BuilderViews({ builder, view }: { readonly builder: BuilderRef; readonly view: BuilderView }) {
  const list = useBuilderChild(builder, 'protocolList')
  const lines = useBuilderChild(builder, 'protocolLines')
  const create = useBuilderChild(builder, 'createProtocol')
  const edit = useBuilderChild(builder, 'editProtocol')
  const share = useBuilderChild(builder, 'shareForm')
  switch (view) {
    case 'Default':
    case 'ListingProtocols':
      return list && <ListView builder={builder} list={list} />
    case 'CreatingProtocol':
      return create && <CreateView builder={builder} form={create} />
    case 'ActiveProtocol':
    case 'ProductAdded':
      return lines && <ActiveView builder={builder} lines={lines} />
    case 'EditingProtocol':
      return edit && <EditView builder={builder} form={edit} />
    case 'SharingProtocol':
      return share && <ShareView builder={builder} share={share} />
    case 'AddingNote':
      return <NoteView builder={builder} />
    default:
      return view satisfies never
  }
}
