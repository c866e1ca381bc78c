import { createOverlay } from '#components/overlay/overlay.tsx'
import { useLateActor } from '#hooks/app.tsx'
import { useUser } from '#areas/account/hooks/session.ts'
import type { Keepable } from '#machines/folders/folders.ts'
import { isPractitioner } from '#machines/account/session/session.ts'

const SaveToFolder = createOverlay(() => import('./SaveToFolder.tsx'))

/** The way of a product or a protocol into a practitioner's folders; nothing for anybody else. */
export function FolderSaver({ item }: { readonly item: Keepable }) {
  const type = useUser()?.user_type_id
  const folders = useLateActor('folders')
  return folders && isPractitioner(type) ? <SaveToFolder open actor={folders} item={item} /> : null
}
