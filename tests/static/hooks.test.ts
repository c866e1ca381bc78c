import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { sourceFiles } from './imports.ts'

/** State and effects of React's own; a ref without an element at first is state too. */
const KEEPS_STATE =
  /\buse(?:State|Reducer|Effect|LayoutEffect|InsertionEffect)(?:<[^(]*>)?\(|\buseRef(?:<[^(]*>)?\((?!null\))/

/** Flow is in the charts. These components and hooks keep something themselves, and this is why. */
const REASONS: Readonly<Record<string, string>> = {
  'src/areas/catalogue/components/ProductGrid.tsx': 'sets an attribute that would have React look through all cards',
  'src/areas/catalogue/components/SearchSheet.tsx': 'says that the window has become wide',
  'src/areas/commission/components/FilterForm.tsx': 'follows the address in fields that the browser owns',
  'src/areas/practice/components/editor/PreviewFrame.tsx': 'scrolls to a part of the preview',
  'src/areas/protocols/components/builder/BuilderBar.tsx': 'moves the focus to the button once the sheet is closed',
  'src/areas/protocols/components/builder/BuilderDock.tsx':
    'moves the focus with the panel, and keeps it out of what is covered',
  'src/areas/protocols/components/builder/CardKey.tsx': 'listens to a key on the whole page',
  'src/areas/protocols/components/builder/ProtocolLine.tsx': 'scrolls to the line that is marked',
  'src/areas/protocols/components/share/RecipientField.tsx': "opens the library's list once something is found",
  'src/components/focus/KeepFocus.tsx': 'knows what had the focus before it was removed',
  'src/components/focus/NearEnd.tsx': 'observes what scrolls into sight',
  'src/components/focus/ReturnTo.tsx': 'scrolls to a card, frame by frame',
  'src/components/focus/had-focus.ts': 'knows what had the focus before it was hidden',
  'src/components/form/AccountButton.tsx': 'opens a menu of links',
  'src/components/form/ErrorSummary.tsx': 'takes the focus after each failure',
  'src/components/form/FieldForm.tsx': 'holds the fields that look for what a browser has filled in',
  'src/components/form/PasswordField.tsx': 'shows the password that is typed',
  'src/components/form/combobox.ts': 'gives a drawn field the role and attributes of a combobox',
  'src/components/form/filled.ts': 'looks for what a browser has filled in',
  'src/components/layout/PageHeading.tsx': 'takes the focus on arrival and for other content',
  'src/components/layout/StructuredData.tsx': 'keeps the data that the server wrote',
  'src/components/layout/page-room.ts': "sets a property of the page's style",
  'src/components/overlay/LanguageSwitch.tsx': 'opens a menu of languages',
  'src/components/overlay/MenuButton.tsx': 'opens a menu',
  'src/components/overlay/SidePanel.tsx': 'says that the window has become wide',
  'src/components/product/ProductImage.tsx': 'says of a picture that failed before anyone listened',
  'src/components/search/SearchForm.tsx': 'follows the address in a field that the browser owns',
  'src/hooks/drawn.tsx': 'says when React has drawn the page',
  'src/hooks/later.ts': 'reads a chart in a transition, which the store of React cannot',
  'src/hooks/part-by-part.ts': 'draws a long list frame by frame',
  'src/statecharts/inspector/Inspector.tsx': 'knows the widths of panels while they are dragged',
  'src/statecharts/inspector/panels/ActorsPanel.tsx': 'knows the folded branches of a tree',
  'src/statecharts/inspector/panels/VirtualRows.tsx': 'measures which rows are in sight',
  'src/statecharts/paint/ChartView.tsx': 'measures, scrolls and zooms a drawing',
  'src/statecharts/paint/kept-scroll.ts': 'scrolls back to where a part was left',
}

const keepsState = (text: string) => KEEPS_STATE.test(text)

test('state and effects of React are only where the list says why', () => {
  const found = sourceFiles().filter((file) => file.startsWith('src/') && keepsState(readFileSync(file, 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(REASONS).toSorted())
  expect(
    ['const [open, setOpen] = useState(false)', 'useEffect(() => {})', 'useRef<number>(0)'].every(keepsState),
  ).toBe(true)
  expect(keepsState('const field = useRef<HTMLInputElement>(null)')).toBe(false)
})
