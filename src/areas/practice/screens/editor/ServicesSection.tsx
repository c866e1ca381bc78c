import { ServiceIcon } from '#areas/practice/components/ServiceIcon.tsx'
import { useEditorChild } from '#areas/practice/hooks/practice-editor.ts'
import type { Entry } from '#machines/practice/editor/entries/entries.ts'
import type { PracticePageRef } from '#machines/practice/editor/practice-page.machine.ts'

import { EntriesSection } from './EntriesSection.tsx'
import { ServiceForm } from './ServiceForm.tsx'

export function ServicesSection({ editor }: { readonly editor: PracticePageRef }) {
  const actor = useEditorChild(editor, 'storeServices')
  return actor && <EntriesSection editor={editor} actor={actor} kind="services" Picture={Icon} Form={ServiceForm} />
}

function Icon({ entry }: { readonly entry: Entry }) {
  return <ServiceIcon name={entry.icon} />
}
