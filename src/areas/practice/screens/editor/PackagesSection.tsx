import { useTranslation } from 'react-i18next'
import Package from 'lucide-react/icons/package'

import { useEditorChild, usePackagePicture } from '#areas/practice/hooks/practice-editor.ts'
import { useLanguage } from '#hooks/language.ts'
import type { Entry } from '#machines/practice/editor/entries/entries.ts'
import type { PracticePageRef } from '#machines/practice/editor/practice-page.machine.ts'

import { EntriesSection } from './EntriesSection.tsx'
import type { EntryFormProps } from './EntriesSection.tsx'
import { PackageForm } from './PackageForm.tsx'
import { PictureSlot } from './PictureSlot.tsx'

export function PackagesSection({ editor }: { readonly editor: PracticePageRef }) {
  const { t } = useTranslation('practiceEditor')
  const actor = useEditorChild(editor, 'storePackages')
  return (
    actor && (
      <>
        <p>{t('packages.text')}</p>
        <EntriesSection editor={editor} actor={actor} kind="packages" Picture={Thumbnail} Form={FormWithPicture} />
      </>
    )
  )
}

function Thumbnail({ entry: { image } }: { readonly entry: Entry }) {
  return image ? <img src={image.thumbnails[250]} alt="" /> : <Package size={20} />
}

function FormWithPicture(props: EntryFormProps) {
  return (
    <>
      <PackageForm {...props} />
      <PackagePicture {...props} />
    </>
  )
}

/** The picture of a package that the shop has; one that is still to be made has none yet. */
function PackagePicture({ editor, entry }: Pick<EntryFormProps, 'editor' | 'entry'>) {
  const { t } = useTranslation('practiceEditor')
  const language = useLanguage()
  const slot = `package:${entry?.id ?? ''}`
  const actor = usePackagePicture(editor, slot)
  const files = useEditorChild(editor, 'storeFiles')
  if (!actor) return <p>{t('packages.pictureLater')}</p>
  return (
    <PictureSlot
      label={t('packages.picture')}
      actor={actor}
      onChoose={(file) => files?.send({ type: 'file.given', to: slot, file, language })}
    />
  )
}
