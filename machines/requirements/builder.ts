import type { Requirements } from './requirement.ts'

export const builder = {
  'builder.for-practitioners-only': {
    rule: 'The protocol builder shows to signed-in practitioners of types 2 and 3 only; for everyone else it is Unauthorized.',
    built: true,
  },
  'builder.nine-states': {
    rule: 'Its states are Unauthorized, Default, ListingProtocols, CreatingProtocol, ActiveProtocol, EditingProtocol, SharingProtocol, ProductAdded and AddingNote.',
    built: true,
  },
  'builder.hidden-on-cart-and-wishlist': {
    rule: 'It is hidden on the pages of the cart and the wishlist.',
    built: true,
  },
  'builder.hidden-in-checkout': { rule: 'It is hidden in checkout.', built: true },
  'builder.two-modes': {
    rule: 'Standard mode is a bar at the foot of the page, Redesign mode a panel at its right; Redesign is the default and the mode is an input of one machine.',
    built: true,
  },
  'builder.initial-state-by-mode': {
    rule: 'It begins in Default in Standard mode and in ListingProtocols in Redesign mode.',
    built: true,
  },
  'builder.standard-states': {
    rule: 'Default and ProductAdded belong to Standard mode; in Redesign mode an added product is marked by a tag of ActiveProtocol.',
    built: true,
  },
  'builder.width-is-dragged': {
    rule: 'The panel is resized by dragging its left edge: 400 pixels wide at first, 300 at least and 900 at most; on narrow screens it is full width.',
    built: true,
  },
  'builder.remembers-open-state': { rule: 'Whether it is open is remembered in local storage.', built: true },
  'builder.starts-closed-where-it-covers': {
    rule: 'Where the open builder would cover the page, below 900 pixels, it starts closed; what is remembered for wider windows stays.',
    built: true,
  },
  'builder.focus-follows': {
    rule: 'Hiding the builder leaves the focus on the button that opens it, and from there it goes into the builder again; a form that is opened has it in its first field, wherever it was asked for.',
    built: true,
  },
  'builder.hide-keeps-the-protocol': {
    rule: 'Hiding the panel keeps the active protocol and, unless the state is ActiveProtocol, goes back to ListingProtocols.',
    built: true,
  },
  'builder.finish-clears-the-protocol': {
    rule: 'Finishing closes the builder and clears the stored active protocol; hide and finish are two labelled controls.',
    built: true,
  },
  'builder.toggle-keeps-active-only': {
    rule: "Enabling or toggling the builder keeps the protocol's id only in ActiveProtocol.",
    built: true,
  },
  'builder.active-protocol-lasts-twelve-hours': {
    rule: 'The active protocol is stored as {user_id, active_protocol} and forgotten after 12 hours (43,200,000 ms).',
    built: true,
  },
  'builder.created-becomes-active': { rule: 'A protocol that was created becomes the active one.', built: true },
  'builder.selected-becomes-active': {
    rule: 'A protocol that was selected becomes the active one and is stored.',
    built: true,
  },
  'builder.back-returns-to-active': {
    rule: 'In Redesign mode Edit and Share go to their states, and the back arrow returns to ActiveProtocol.',
    built: true,
  },
  'builder.needs-a-protocol-first': {
    rule: "In a Redesign state that needs a protocol and has none, the user reads 'Please select a protocol first', an error that goes once a protocol is chosen.",
    built: true,
  },
  'builder.deleted-protocol-is-let-go': {
    rule: 'Deleting the protocol clears the selection and the stored protocol and leads to Default in Standard mode, else to ListingProtocols.',
    built: true,
  },
  'builder.asks-before-deleting': { rule: 'Deleting a protocol is confirmed first.', built: true },
  'builder.known-protocol-is-ignored': {
    rule: 'Registering a protocol that is there already changes nothing.',
    built: true,
  },
  'builder.duplicate-has-its-own-id': {
    rule: 'Duplicating adds a copy under the new id that the server answers.',
    built: true,
  },
  'builder.update-changes-two-fields': {
    rule: 'Updating a protocol changes its name and description only.',
    built: true,
  },
  'builder.update-keeps-the-rest': {
    rule: 'Updating a protocol writes what the user has changed: a description that is saved in one tab writes no older name over that of another.',
    built: true,
  },
  'builder.other-tabs-follow': {
    rule: 'What one tab does to protocols, their names and descriptions included, every other tab of the practitioner shows; what another device did shows once the page is looked at again.',
    built: true,
  },
  'builder.bar-thumbnails-by-width': {
    rule: 'The bar shows 8 thumbnails from 1536 pixels, 5 from 1280, 4 from 1024, 3 from 768 and 2 below.',
    built: true,
  },
  'builder.long-notes-scroll': { rule: 'A note of more than 75 characters scrolls in its own area.', built: true },
  'builder.clients-protocols-area': {
    rule: "One area of the builder shows the protocols of the practitioner's clients.",
    built: true,
  },
  'builder.create-needs-name-and-description': {
    rule: 'Creating needs a name and a description, checked on blur; an empty one says so, Create stays disabled until both are valid, and Cancel goes back.',
    built: true,
  },
  'builder.create-succeeds': {
    rule: "A created protocol says 'Protocol Created', and its form is emptied and closed.",
    built: true,
  },
  'builder.expired-token-on-create': {
    rule: 'Creating with an expired token says that the session has expired.',
    built: true,
  },
  'builder.edit-needs-a-change': {
    rule: 'Editing needs a name, and Save is enabled only once the form has changed.',
    built: true,
  },
  'builder.update-failure-says-why': {
    rule: "A failed update shows the server's message or 'unexpected error'.",
    built: true,
  },
  'builder.delete-failure-is-unexpected': { rule: "A failed delete says 'unexpected error'.", built: true },
  'builder.asks-to-sign-in': {
    rule: 'Without a sign-in, creating, loading, adding, removing, updating, duplicating, assigning and deleting each say that signing in is needed first.',
    built: true,
  },
  'builder.deeds-wait-for-next-sign-in': {
    rule: "A copy, a deletion or another text of a protocol that misses its token is kept under the user's id, done once at that user's next sign-in and said then; a protocol that has changed since is not deleted.",
    built: true,
  },
  'builder.success-is-said': {
    rule: 'Messages confirm a protocol that was shared, created, updated, duplicated or deleted, a product that was added or deleted, changed details and a changed quantity.',
    built: true,
  },
  'builder.active-view-parts': {
    rule: 'The active protocol shows its name, description, products with quantity and note, and the total price; the list can be searched and sorted; edit, share and delete have views of their own.',
    built: true,
  },
  'builder.command-box': {
    rule: 'A box that a key opens finds pages, protocols, clients, products and what can be done; each group that cannot be searched leaves the others.',
    built: true,
  },
  'builder.command-adds-quantities': {
    rule: 'A number with x or × before or after the words of a product adds that many of the best hit to the active protocol; without one it says to choose a protocol first.',
    built: true,
  },
  'builder.shortcuts-sheet': {
    rule: "A sheet lists all keys of the builder; '?' opens it outside of fields and can be switched off.",
    built: true,
  },
} satisfies Requirements<'builder'>
