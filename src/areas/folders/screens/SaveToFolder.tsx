import FolderPlus from 'lucide-react/icons/folder-plus'
import { useTranslation } from 'react-i18next'

import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { MenuButton } from '#components/overlay/MenuButton.tsx'
import { MenuPlace } from '#components/overlay/MenuPlace.tsx'
import { bcp47 } from '#contract/languages.ts'
import { useFailure, useIsNaming, useShownFolders } from '#areas/folders/hooks/folders.ts'
import type { FoldersRef } from '#areas/folders/hooks/folders.ts'
import { useHasTexts, useLanguage } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { holds, isSame } from '#machines/folders/folders.ts'
import type { FolderChange, Keepable } from '#machines/folders/folders.ts'

import { FolderNameForm } from './FolderNameForm.tsx'

interface SaveToFolderProps {
  readonly actor: FoldersRef
  readonly item: Keepable
  /** It is drawn wherever it stands: its code comes later than that of the page. */
  readonly open: boolean
}

const NEW = 'new'

/** Puts a product or a protocol into a folder, or into a new one. A default export, to be loaded for practitioners alone. */
export default function SaveToFolder({ actor, item }: SaveToFolderProps) {
  const { t } = useTranslation('catalogue')
  const code = useLanguage()
  const hasTexts = useHasTexts('shopping')
  const folders = useShownFolders(actor) ?? []
  const isThis = (change: FolderChange) => change.kind === 'put' && isSame(change.item, item)
  const problem = useFailure(actor, isThis)
  const reason = useProblemText(problem)
  const isNamed = useIsNaming(actor, ({ put }) => put !== null && isSame(put, item))
  const label = t('heart.folderName', { name: item.name })
  return (
    <KeepFocus label={label}>
      <MenuPlace>
        <MenuButton
          label={t('heart.folder')}
          name={label}
          icon={<FolderPlus size={20} />}
          lang={bcp47(code)}
          onOpen={() => actor.send({ type: 'folders.offered' })}
          items={
            hasTexts
              ? [
                  ...folders.map((folder) => ({
                    id: String(folder.folder_id),
                    label: holds(folder, item) ? t('shopping:folders.holds', { folder: folder.name }) : folder.name,
                  })),
                  { id: NEW, label: t('shopping:folders.new') },
                ]
              : []
          }
          onChoose={(id) => {
            const folder = folders.find(({ folder_id }) => String(folder_id) === id)
            if (id === NEW) actor.send({ type: 'folders.create', put: item })
            else if (folder) actor.send({ type: 'folders.put', folderId: folder.folder_id, item })
          }}
        />
        {isNamed && hasTexts && <FolderNameForm actor={actor} />}
        {problem && hasTexts && <InlineError message={`${t('shopping:folders.unchanged')} ${reason}`} />}
      </MenuPlace>
    </KeepFocus>
  )
}
