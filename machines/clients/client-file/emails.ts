/** Characters that part the emails of a cell, or stand around them. */
const BETWEEN = /[\s,;:<>|/()"]+/
/** `Name <`, as mail programs write it before an address. */
const NAME = /(?:"[^"]*"|[^<>,;"])*</g
/** Characters of a cell with emails alone; longer ones are notes. */
const CELL_MAX = 1000

/** The different emails of a cell, in its order: `a@x ::: b@x` and `Mara Vos <mara@x>` hold some. */
export function emailsIn(cell: string): readonly string[] {
  const found = new Map<string, string>()
  for (const part of cell.normalize('NFKC').split(BETWEEN))
    if (/[^@]@[^@]/.test(part) && !found.has(part.toLowerCase())) found.set(part.toLowerCase(), part)
  return [...found.values()]
}

/** True for a cell of emails and what parts and names them, without other words. */
export function isOfEmails(cell: string): boolean {
  if (cell.length > CELL_MAX || emailsIn(cell).length === 0) return false
  const others = cell
    .normalize('NFKC')
    .replaceAll(NAME, ' ')
    .replaceAll(/mailto:/gi, ' ')
    .split(BETWEEN)
  return others.every((part) => part.includes('@') || !/[\p{L}\p{N}]/u.test(part))
}

/** The email of a cell that holds one and no other words, else the cell as it is. */
export function onlyEmail(cell: string): string {
  const [email, another] = emailsIn(cell)
  return email !== undefined && another === undefined && isOfEmails(cell) ? email : cell
}

/** The name that stands in a cell before its only email; empty where none does. */
export function nameBeside(cell: string): string {
  if (emailsIn(cell).length > 1) return ''
  const [before = '', address] = cell.split('<')
  return address === undefined || before.includes('@') ? '' : before.replaceAll('"', '').trim()
}
