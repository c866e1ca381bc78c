import type { Requirements } from './requirement.ts'

export const practice = {
  'practice.name-must-be-given': { rule: 'Checking whether a shop name is free needs a name.', built: true },
  'practice.made-with-type-and-theme': {
    rule: 'A page is made with a type (practice, clinic or online) and one of at least three themes.',
    built: true,
  },
  'practice.name-and-logo': {
    rule: 'Shop name and logo are changed by PUT /v2/account/store, as JSON or form data.',
    built: true,
  },
  'practice.parts-of-the-page': {
    rule: 'A page has a header and an about part with title and description, a message, services, contact, opening hours with a time zone, approach with two pictures, and packages.',
    built: true,
  },
  'practice.approach-has-two-pictures': {
    rule: 'The pictures of approach are /store/approach/image and /store/approach-style/image.',
    built: true,
  },
  'practice.contact-and-hours': {
    rule: '/store/contact takes a description, /store/hours takes opening_hours and timezone.',
    built: true,
  },
  'practice.services-are-kept': {
    rule: 'Services have name, description, icon and order, and can be added, changed, deleted and reordered.',
    built: true,
  },
  'practice.packages-are-kept': {
    rule: 'Packages have a picture, an order and features with feature_id and text, and can be added, changed, deleted and reordered.',
    built: true,
  },
  'practice.lists-save-by-themselves': {
    rule: 'Services and packages show each change at once and save it by themselves, after a reload too; what the shop refuses is said with a way to try again.',
    built: true,
  },
  'practice.deleted-entries-can-be-restored': {
    rule: 'A deleted service or package can be brought back at its place for a while.',
    built: true,
  },
  'practice.reorder-counts-from-one': { rule: 'Reordering takes the new position, counted from 1.', built: true },
  'practice.public-page': { rule: 'Anyone can read a practice page at /practice/{shopName}.', built: true },
  'practice.public-once-approved-and-named': {
    rule: 'A page is public once its practitioner is approved and it has a name; before that its owner sees it and nobody else.',
    built: true,
  },
  'practice.says-what-keeps-it-private': {
    rule: 'The editor of a page that is not public says what it lacks for that: a name, the approval of its practitioner, or both.',
    built: true,
  },
  'practice.earlier-names-lead-on': {
    rule: "A page's earlier names lead to its present one, and stay its owner's.",
    built: true,
  },
  'practice.reserved-names': { rule: "Words of the shop's own pages are refused as names of practices.", built: true },
  'practice.words-keep-their-language': {
    rule: 'Each group of words carries the language of the page on which it was saved.',
    built: true,
  },
  'practice.hours-are-spans-of-a-day': {
    rule: 'Opening hours are spans within a day, several a day where they do not overlap, with midnight as 24:00; a day without a span is closed.',
    built: true,
  },
  'practice.hours-can-be-copied': {
    rule: 'The hours of a day can be copied to other days, which then have them in place of their own.',
    built: true,
  },
  'practice.hours-name-their-zone': {
    rule: 'A page names the time zone of its hours, and a reader whose clocks differ reads it beside each time that is told of now.',
    built: true,
  },
  'practice.pictures-by-content': {
    rule: 'A picture is judged by its content: an unmoving JPEG, PNG, WebP or AVIF of at most 5 MB, 50 megapixels and 20,000 pixels a side.',
    built: true,
  },
  'practice.pictures-stand-out': {
    rule: 'A logo or another picture that lets its ground through has one from which it differs by at least 3:1, in each theme and scheme.',
    built: true,
  },
  'practice.pictures-can-be-removed': { rule: 'Each picture of a page can be removed again.', built: true },
  'practice.uploads-are-limited': { rule: 'One account uploads at most 60 pictures an hour.', built: true },
  'practice.unused-pictures-go': {
    rule: 'The files of a picture that no page has shown for 30 days are removed.',
    built: true,
  },
  'practice.leaves-with-its-account': {
    rule: 'A page and its pictures are part of the export of an account, and are deleted with it.',
    built: true,
  },
  'practice.wrong-input-by-field': {
    rule: 'Wrong input is refused by its field, each span of opening hours by its own, and nothing of it is stored.',
    built: true,
  },
  'practice.others-pages-look-like-none': {
    rule: "A practitioner changes the own page only; another's services and packages are answered as if they were not there.",
    built: true,
  },
  'practice.registration-joins': {
    rule: 'Who registers as a client from a practice page becomes its client once the email is proven.',
    built: true,
  },
  'practice.joining-needs-no-practitioner': {
    rule: 'A client without a practitioner joins a practice at no discount, and the practitioner is told by mail; a client of another practitioner is refused.',
    built: true,
  },
  'practice.name-is-checked': {
    rule: 'Half a second after the last letter the editor says whether a shop name is free.',
    built: true,
  },
  'practice.conflict-wins': {
    rule: 'A name that proves taken when it is saved is taken, whatever an earlier check said.',
    built: true,
  },
  'practice.typed-words-stay': {
    rule: 'Words typed into the editor stay through other sections, other pages and every failure until they are saved or their practitioner signs out; closing the tab asks first.',
    built: true,
  },
  'practice.preview-as-others-see-it': {
    rule: 'The preview is drawn for a phone or a desktop, in light or dark, stays in sight beside the open section and scrolls to the part that this section writes.',
    built: true,
  },
  'practice.entry-opens-in-its-row': {
    rule: 'The form of a service or package opens in the row of that entry.',
    built: true,
  },
  'practice.says-what-is-not-saved': {
    rule: 'Each section of the editor whose words are not saved says so, and the status of the page counts them.',
    built: true,
  },
  'practice.other-tabs-follow': {
    rule: 'What is saved in one tab shows in another when its practitioner comes back to that, where words that are not saved stay.',
    built: true,
  },
  'practice.looks-are-drawn-as-they-are': {
    rule: 'The cards of types and themes are drawn with the styles of the page itself, and say what those do.',
    built: true,
  },
  'practice.look-saves-by-itself': {
    rule: 'Another type or theme shows at once and is saved by itself; where that fails the one before stands again.',
    built: true,
  },
  'practice.done-parts-are-counted': {
    rule: 'The editor and the home screen count the parts that have words or entries.',
    built: true,
  },
  'practice.says-when-it-is-open': {
    rule: "A page says whether the practice is open and when that changes, by the practice's own clocks, and tells its hours on the visitor's where those differ.",
    built: true,
  },
  'practice.contacts-can-be-pressed': {
    rule: "Mail and web addresses and telephone numbers in a page's words are links, to mailto, http, https and tel only.",
    built: true,
  },
  'practice.changes-show-at-once': {
    rule: 'The public page is drawn as its owner last saved it.',
    built: true,
  },
  'practice.order-follows-its-type': {
    rule: 'An online practice leads with services and packages, a clinic with hours and contact, and any other with what it is and how it works; a part with nothing in it is absent.',
    built: true,
  },
  'practice.join-by-who-is-here': {
    rule: "Visitors are led to register as the practice's client, a client without a practitioner joins by a button, a client of another one is told how to change, and practitioners see nothing of it.",
    built: true,
  },
  'practice.can-be-found': {
    rule: 'A public page has a title, description, picture, addresses in all languages and structured data for search engines; one that is not public is not to be kept.',
    built: true,
  },
} satisfies Requirements<'practice'>
