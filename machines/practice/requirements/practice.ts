import type { Requirements } from '../../requirements/requirement.ts'

export const practice = {
  'practice.name-must-be-given': 'Checking whether a shop name is free needs a name.',
  'practice.made-with-type-and-theme':
    'A page is made with a type (practice, clinic or online) and one of at least three themes.',
  'practice.name-and-logo': 'Shop name and logo are changed by PUT /v2/account/store, as JSON or form data.',
  'practice.parts-of-the-page':
    'A page has a header and an about part with title and description, a message, services, contact, opening hours with a time zone, approach with two pictures, and packages.',
  'practice.approach-has-two-pictures':
    'The pictures of approach are /store/approach/image and /store/approach-style/image.',
  'practice.contact-and-hours': '/store/contact takes a description, /store/hours takes opening_hours and timezone.',
  'practice.services-are-kept':
    'Services have name, description, icon and order, and can be added, changed, deleted and reordered.',
  'practice.packages-are-kept':
    'Packages have a picture, an order and features with feature_id and text, and can be added, changed, deleted and reordered.',
  'practice.lists-save-by-themselves':
    'Services and packages show each change at once and save it by themselves, after a reload too; what the shop refuses is said with a way to try again.',
  'practice.deleted-entries-can-be-restored':
    'A deleted service or package can be brought back at its place for a while.',
  'practice.reorder-counts-from-one': 'Reordering takes the new position, counted from 1.',
  'practice.public-page': 'Anyone can read a practice page at /practice/{shopName}.',
  'practice.public-once-approved-and-named':
    'A page is public once its practitioner is approved and it has a name; before that its owner sees it and nobody else.',
  'practice.says-what-keeps-it-private':
    'The editor of a page that is not public says what it lacks for that: a name, the approval of its practitioner, or both.',
  'practice.earlier-names-lead-on': "A page's earlier names lead to its present one, and stay its owner's.",
  'practice.reserved-names': "Words of the shop's own pages are refused as names of practices.",
  'practice.words-keep-their-language': 'Each group of words carries the language of the page on which it was saved.',
  'practice.hours-are-spans-of-a-day':
    'Opening hours are spans within a day, several a day where they do not overlap, with midnight as 24:00; a day without a span is closed.',
  'practice.hours-can-be-copied':
    'The hours of a day can be copied to other days, which then have them in place of their own.',
  'practice.hours-name-their-zone':
    'A page names the time zone of its hours, and a reader whose clocks differ reads it beside each time that is told of now.',
  'practice.pictures-by-content':
    'A picture is judged by its content: an unmoving JPEG, PNG, WebP or AVIF of at most 5 MB, 50 megapixels and 20,000 pixels a side.',
  'practice.pictures-stand-out':
    'A logo or another picture that lets its ground through has one from which it differs by at least 3:1, in each theme and scheme.',
  'practice.pictures-can-be-removed': 'Each picture of a page can be removed again.',
  'practice.uploads-are-limited': 'One account uploads at most 60 pictures an hour.',
  'practice.unused-pictures-go': 'The files of a picture that no page has shown for 30 days are removed.',
  'practice.leaves-with-its-account':
    'A page and its pictures are part of the export of an account, and are deleted with it.',
  'practice.wrong-input-by-field':
    'Wrong input is refused by its field, each span of opening hours by its own, and nothing of it is stored.',
  'practice.others-pages-look-like-none':
    "A practitioner changes the own page only; another's services and packages are answered as if they were not there.",
  'practice.registration-joins':
    'Who registers as a client from a practice page becomes its client once the email is proven.',
  'practice.joining-needs-no-practitioner':
    'A client without a practitioner joins a practice at no discount, and the practitioner is told by mail; a client of another practitioner is refused.',
  'practice.name-is-checked': 'Half a second after the last letter the editor says whether a shop name is free.',
  'practice.conflict-wins': 'A name that proves taken when it is saved is taken, whatever an earlier check said.',
  'practice.typed-words-stay':
    'Words typed into the editor stay through other sections, other pages and every failure until they are saved or their practitioner signs out; closing the tab asks first.',
  'practice.preview-as-others-see-it':
    'The preview is drawn for a phone or a desktop, in light or dark, stays in sight beside the open section and scrolls to the part that this section writes.',
  'practice.entry-opens-in-its-row': 'The form of a service or package opens in the row of that entry.',
  'practice.says-what-is-not-saved':
    'Each section of the editor whose words are not saved says so, and the status of the page counts them.',
  'practice.other-tabs-follow':
    'What is saved in one tab shows in another when its practitioner comes back to that, where words that are not saved stay.',
  'practice.looks-are-drawn-as-they-are':
    'The cards of types and themes are drawn with the styles of the page itself, and say what those do.',
  'practice.look-saves-by-itself':
    'Another type or theme shows at once and is saved by itself; where that fails the one before stands again.',
  'practice.done-parts-are-counted': 'The editor and the home screen count the parts that have words or entries.',
  'practice.says-when-it-is-open':
    "A page says whether the practice is open and when that changes, by the practice's own clocks, and tells its hours on the visitor's where those differ.",
  'practice.contacts-can-be-pressed':
    "Mail and web addresses and telephone numbers in a page's words are links, to mailto, http, https and tel only.",
  'practice.changes-show-at-once': 'The public page is drawn as its owner last saved it.',
  'practice.order-follows-its-type':
    'An online practice leads with services and packages, a clinic with hours and contact, and any other with what it is and how it works; a part with nothing in it is absent.',
  'practice.join-by-who-is-here':
    "Visitors are led to register as the practice's client, a client without a practitioner joins by a button, a client of another one is told how to change, and practitioners see nothing of it.",
  'practice.can-be-found':
    'A public page has a title, description, picture, addresses in all languages and structured data for search engines; one that is not public is not to be kept.',
} satisfies Requirements<'practice'>

declare module '../../requirements/index.ts' {
  interface Rules {
    practice: typeof practice
  }
}
