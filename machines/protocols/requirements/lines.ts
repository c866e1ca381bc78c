import type { Requirements } from '../../requirements/requirement.ts'

export const lines = {
  'lines.added-first': 'A product added to the current protocol comes first in the list, and the total is made anew.',
  'lines.added-state-by-mode': 'Adding leads to ProductAdded in Standard mode and to ActiveProtocol otherwise.',
  'lines.needs-an-active-protocol':
    "Adding without an active protocol says 'select a protocol to add', an error that goes once a protocol is chosen, and, in Redesign mode, opens the list.",
  'lines.added-again-rises-in-place':
    'Adding a variant that is in the protocol raises its quantity by one, in its place, and says so.',
  'lines.known-by-variant': 'A line is known by its product_variant_id.',
  'lines.quantity-is-at-least-one': 'A typed quantity below 1 becomes 1.',
  'lines.quantity-has-a-most': 'A typed quantity above 999 becomes 999, and the user reads that this is the most.',
  'lines.minus-at-one-removes': 'Lowering a quantity of 1 takes the line out.',
  'lines.quantity-takes-digits-only':
    'The field of a quantity keeps digits only, of whatever script, wherever they stand in what is typed or pasted, and begins at 1.',
  'lines.removal-lowers-the-total': 'Taking a line out lowers the total by price times quantity.',
  'lines.note-saves-on-blur-or-enter':
    "A product's note is edited in place and saved on blur or Enter if it has changed.",
  'lines.notes-are-optional': 'Notes of products and of a share may stay empty.',
  'lines.note-form-needs-text': 'The form of AddingNote needs text.',
  'lines.stored-fields':
    'A protocol holds protocol_id, name, description, total_price and products; a stored product has product_id, variants with id and price, notes and item_count.',
  'lines.shown-fields':
    'A product of a protocol shows name, slug, brand, its first asset in 75, 125 or 250 pixels, its first variant, item_count and notes.',
  'lines.add-call':
    "Adding sends {product_id, language_id, name, quantity, product_variant_id, notes}; language_id is the language's number on the server.",
  'lines.update-call':
    'Changing a line sends {quantity, notes, product_variant_id} each time, names in `changed` which of them the user has changed, and is answered with the line.',
  'lines.update-keeps-the-rest':
    'Of a line, only what was changed is written: a quantity that is set in one tab writes no older note over that of another.',
  'lines.delete-call':
    'Removing a line sends product_variant_id in the body and in the query; the server takes either.',
  'lines.changes-can-be-undone':
    'A removed line, and a quantity that was set, can be taken back; a line comes back to its place with its note.',
  'lines.changes-wait-offline':
    'Changes show at once and are sent in order, also those made without a connection, after a reload or for a protocol that is not open any more.',
  'lines.earlier-notes-are-suggested':
    "While a note is typed, the practitioner's own earlier notes for that product come first.",
} satisfies Requirements<'lines'>

declare module '../../requirements/index.ts' {
  interface Rules {
    lines: typeof lines
  }
}
