import type { Requirements } from '../../requirements/requirement.ts'

export const builder = {
  'builder.for-practitioners-only':
    'The protocol builder shows to signed-in practitioners of types 2 and 3 only; for everyone else it is Unauthorized.',
  'builder.nine-states':
    'Its states are Unauthorized, Default, ListingProtocols, CreatingProtocol, ActiveProtocol, EditingProtocol, SharingProtocol, ProductAdded and AddingNote.',
  'builder.hidden-on-cart-and-wishlist': 'It is hidden on the pages of the cart and the wishlist.',
  'builder.hidden-in-checkout': 'It is hidden in checkout.',
  'builder.suggestions-add-too':
    'A product that the search bar suggests is added by a button beside it, and by a key while it is marked.',
  'builder.two-modes':
    'Standard mode is a bar at the foot of the page, Redesign mode a panel at its right; Redesign is the default and the mode is an input of one machine.',
  'builder.initial-state-by-mode': 'It begins in Default in Standard mode and in ListingProtocols in Redesign mode.',
  'builder.standard-states':
    'Default and ProductAdded belong to Standard mode; in Redesign mode an added product is marked by a tag of ActiveProtocol.',
  'builder.width-is-dragged':
    'The panel is resized by dragging its left edge: 400 pixels wide at first, 300 at least and 900 at most; on narrow screens it is full width.',
  'builder.remembers-open-state': 'Whether it is open is remembered in local storage.',
  'builder.starts-closed-where-it-covers':
    'Where the open builder would cover the page, below 900 pixels, it starts closed; what is remembered for wider windows stays.',
  'builder.focus-follows':
    'Hiding the builder leaves the focus on the button that opens it, and from there it goes into the builder again; a form that is opened has it in its first field, wherever it was asked for.',
  'builder.hide-keeps-the-protocol':
    'Hiding the panel keeps the active protocol and, unless the state is ActiveProtocol, goes back to ListingProtocols.',
  'builder.finish-clears-the-protocol':
    'Finishing closes the builder and clears the stored active protocol; hide and finish are two labelled controls.',
  'builder.toggle-keeps-active-only':
    "Enabling or toggling the builder keeps the protocol's id only in ActiveProtocol.",
  'builder.active-protocol-lasts-twelve-hours':
    'The active protocol is stored as {user_id, active_protocol} and forgotten after 12 hours (43,200,000 ms).',
  'builder.created-becomes-active': 'A protocol that was created becomes the active one.',
  'builder.selected-becomes-active': 'A protocol that was selected becomes the active one and is stored.',
  'builder.back-returns-to-active':
    'In Redesign mode Edit and Share go to their states, and the back arrow returns to ActiveProtocol.',
  'builder.needs-a-protocol-first':
    "In a Redesign state that needs a protocol and has none, the user reads 'Please select a protocol first', an error that goes once a protocol is chosen.",
  'builder.deleted-protocol-is-let-go':
    'Deleting the protocol clears the selection and the stored protocol and leads to Default in Standard mode, else to ListingProtocols.',
  'builder.asks-before-deleting': 'Deleting a protocol is confirmed first.',
  'builder.known-protocol-is-ignored': 'Registering a protocol that is there already changes nothing.',
  'builder.duplicate-has-its-own-id': 'Duplicating adds a copy under the new id that the server answers.',
  'builder.update-changes-two-fields': 'Updating a protocol changes its name and description only.',
  'builder.update-keeps-the-rest':
    'Updating a protocol writes what the user has changed: a description that is saved in one tab writes no older name over that of another.',
  'builder.other-tabs-follow':
    'What one tab does to protocols, their names and descriptions included, every other tab of the practitioner shows; what another device did shows once the page is looked at again.',
  'builder.bar-thumbnails-by-width':
    'The bar shows 8 thumbnails from 1536 pixels, 5 from 1280, 4 from 1024, 3 from 768 and 2 below.',
  'builder.long-notes-scroll': 'A note of more than 75 characters scrolls in its own area.',
  'builder.clients-protocols-area': "One area of the builder shows the protocols of the practitioner's clients.",
  'builder.create-needs-name-and-description':
    'Creating needs a name and a description, checked on blur; an empty one says so, Create stays disabled until both are valid, and Cancel goes back.',
  'builder.create-succeeds': "A created protocol says 'Protocol Created', and its form is emptied and closed.",
  'builder.expired-token-on-create': 'Creating with an expired token says that the session has expired.',
  'builder.edit-needs-a-change': 'Editing needs a name, and Save is enabled only once the form has changed.',
  'builder.update-failure-says-why': "A failed update shows the server's message or 'unexpected error'.",
  'builder.delete-failure-is-unexpected': "A failed delete says 'unexpected error'.",
  'builder.asks-to-sign-in':
    'Without a sign-in, creating, loading, adding, removing, updating, duplicating, assigning and deleting each say that signing in is needed first.',
  'builder.operations-wait-for-next-sign-in':
    "A copy, a deletion or another text of a protocol that misses its token is kept under the user's id, done once at that user's next sign-in and said then; a protocol that has changed since is not deleted.",
  'builder.success-is-said':
    'Messages confirm a protocol that was shared, created, updated, duplicated or deleted, a product that was added or deleted, changed details and a changed quantity.',
  'builder.active-view-parts':
    'The active protocol shows its name, description, products with quantity and note, and the total price; the list can be searched and sorted; edit, share and delete have views of their own.',
  'builder.command-box':
    'A box that a key opens finds pages, protocols, clients, products and what can be done; each group that cannot be searched leaves the others.',
  'builder.command-adds-quantities':
    'A number with x or × before or after the words of a product adds that many of the best hit to the active protocol; without one it says to choose a protocol first.',
  'builder.shortcuts-sheet':
    "A sheet lists all keys of the builder; '?' opens it outside of fields and can be switched off.",
} satisfies Requirements<'builder'>

declare module '../../requirements/index.ts' {
  interface Rules {
    builder: typeof builder
  }
}
