import type { Requirements } from './requirement.ts'

export const lines = {
  'lines.added-first': {
    rule: 'A product added to the current protocol comes first in the list, and the total is made anew.',
    built: true,
  },
  'lines.added-state-by-mode': {
    rule: 'Adding leads to ProductAdded in Standard mode and to ActiveProtocol otherwise.',
    built: true,
  },
  'lines.needs-an-active-protocol': {
    rule: "Adding without an active protocol says 'select a protocol to add', an error that goes once a protocol is chosen, and, in Redesign mode, opens the list.",
    built: true,
  },
  'lines.added-again-rises-in-place': {
    rule: 'Adding a variant that is in the protocol raises its quantity by one, in its place, and says so.',
    built: true,
  },
  'lines.known-by-variant': { rule: 'A line is known by its product_variant_id.', built: true },
  'lines.quantity-is-at-least-one': { rule: 'A typed quantity below 1 becomes 1.', built: true },
  'lines.quantity-has-a-most': {
    rule: 'A typed quantity above 999 becomes 999, and the user reads that this is the most.',
    built: true,
  },
  'lines.minus-at-one-removes': { rule: 'Lowering a quantity of 1 takes the line out.', built: true },
  'lines.quantity-takes-digits-only': {
    rule: 'The field of a quantity keeps digits only, of whatever script, wherever they stand in what is typed or pasted, and begins at 1.',
    built: true,
  },
  'lines.removal-lowers-the-total': {
    rule: 'Taking a line out lowers the total by price times quantity.',
    built: true,
  },
  'lines.note-saves-on-blur-or-enter': {
    rule: "A product's note is edited in place and saved on blur or Enter if it has changed.",
    built: true,
  },
  'lines.notes-are-optional': { rule: 'Notes of products and of a share may stay empty.', built: true },
  'lines.note-form-needs-text': { rule: 'The form of AddingNote needs text.', built: true },
  'lines.stored-fields': {
    rule: 'A protocol holds protocol_id, name, description, total_price and products; a stored product has product_id, variants with id and price, notes and item_count.',
    built: true,
  },
  'lines.shown-fields': {
    rule: 'A product of a protocol shows name, slug, brand, its first asset in 75, 125 or 250 pixels, its first variant, item_count and notes.',
    built: true,
  },
  'lines.add-call': {
    rule: "Adding sends {product_id, language_id, name, quantity, product_variant_id, notes}; language_id is the language's number on the server.",
    built: true,
  },
  'lines.update-call': {
    rule: 'Changing a line sends {quantity, notes, product_variant_id} each time, names in `changed` which of them the user has changed, and is answered with the line.',
    built: true,
  },
  'lines.update-keeps-the-rest': {
    rule: 'Of a line, only what was changed is written: a quantity that is set in one tab writes no older note over that of another.',
    built: true,
  },
  'lines.delete-call': {
    rule: 'Removing a line sends product_variant_id in the body and in the query; the server takes either.',
    built: true,
  },
  'lines.changes-can-be-undone': {
    rule: 'A removed line, and a quantity that was set, can be taken back; a line comes back to its place with its note.',
    built: true,
  },
  'lines.changes-wait-offline': {
    rule: 'Changes show at once and are sent in order, also those made without a connection, after a reload or for a protocol that is not open any more.',
    built: true,
  },
  'lines.earlier-notes-are-suggested': {
    rule: "While a note is typed, the practitioner's own earlier notes for that product come first.",
    built: true,
  },
} satisfies Requirements<'lines'>
