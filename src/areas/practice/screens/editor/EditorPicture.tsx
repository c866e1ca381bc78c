import { useEditorChild } from '#areas/practice/hooks/practice-editor.ts'
import { useLanguage } from '#hooks/language.ts'
import type { PracticePageRef } from '#machines/practice/editor/practice-page.machine.ts'

import { PictureSlot } from './PictureSlot.tsx'

interface EditorPictureProps {
  readonly editor: PracticePageRef
  readonly name: 'storeLogo' | 'approachPicture' | 'approachStylePicture'
  readonly label: string
}

/** A picture that the page itself has. */
export function EditorPicture({ editor, name, label }: EditorPictureProps) {
  const language = useLanguage()
  const actor = useEditorChild(editor, name)
  const files = useEditorChild(editor, 'storeFiles')
  return (
    actor && (
      <PictureSlot
        label={label}
        actor={actor}
        onChoose={(file) => files?.send({ type: 'file.given', to: name, file, language })}
      />
    )
  )
}
