import type { ImportedClient, ImportedClients } from '#areas/clients/contract/imported-clients.ts'
import type { ChosenFile } from '#contract/rules.ts'
import type { FileRow, FileTable } from '#machines/clients/client-file/rows.ts'

export const clientsCsv = (id: string, more: Partial<ChosenFile> = {}): ChosenFile => ({
  kind: 'file',
  id,
  name: 'clients.csv',
  size: 2048,
  type: 'text/csv',
  ...more,
})

export const fileRow = (line: number, more: Partial<FileRow> = {}): FileRow => ({
  line,
  email: `client-${line}@mail.example`,
  first_name: 'Bo',
  last_name: `Lind ${line}`,
  ...more,
})

export const fileTable = (rows: readonly FileRow[], more: Partial<FileTable> = {}): FileTable => ({
  format: { encoding: 'windows-1252', separator: ';' },
  headings: ['Nachname', 'Vorname', 'E-Mail', 'Geburtsdatum'],
  columns: { email: 2, first_name: 1, last_name: 0, name: null },
  emailColumns: [{ column: 2, examples: ['anna@mail.example'] }],
  rows,
  notes: [],
  ...more,
})

/** Contact cards, which have neither columns nor a separator. */
export const cardsTable = (rows: readonly FileRow[]): FileTable => ({
  format: { encoding: 'utf-8', separator: null },
  headings: [],
  columns: null,
  emailColumns: [],
  rows,
  notes: [{ kind: 'withoutEmail', count: 2 }],
})

export const importedClient = (id: number, state: ImportedClient['state'] = 'kept'): ImportedClient => ({
  id,
  first_name: 'Bo',
  last_name: `Lind ${id}`,
  email: `client-${id}@mail.example`,
  state,
})

export const importedList = (
  clients: readonly ImportedClient[],
  more: Partial<ImportedClients> = {},
): ImportedClients => ({ clients: [...clients], invited: 0, next_at: null, ...more })
