/** The domains that most people's emails have in the languages of the shop. */
const DOMAINS = [
  'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com icloud.com me.com mac.com',
  'yahoo.com ymail.com aol.com mail.com email.com proton.me protonmail.com',
  'hotmail.co.uk outlook.co.uk live.co.uk yahoo.co.uk btinternet.com sky.com virginmedia.com talktalk.net',
  'gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de arcor.de posteo.de mailbox.org mail.de email.de',
  'hotmail.de outlook.de live.de yahoo.de aol.de icloud.de bluewin.ch',
  'orange.fr wanadoo.fr free.fr laposte.net sfr.fr hotmail.fr outlook.fr live.fr yahoo.fr',
  'hotmail.es outlook.es yahoo.es telefonica.net libero.it virgilio.it tiscali.it alice.it tin.it',
  'hotmail.it outlook.it live.it yahoo.it sapo.pt hotmail.pt outlook.pt live.com.pt',
  'ziggo.nl kpnmail.nl hetnet.nl planet.nl xs4all.nl home.nl hotmail.nl outlook.nl live.nl telenet.be skynet.be',
  'mail.dk hotmail.dk outlook.dk live.dk jubii.dk citromail.hu freemail.hu indamail.hu t-online.hu hotmail.hu',
  'yahoo.ro yahoo.co.jp docomo.ne.jp ezweb.ne.jp softbank.ne.jp nifty.com yahoo.com.tw hotmail.com.tw',
]
  .join(' ')
  .split(' ')
/** Slips of `.com` and `.de`, each another country's ending, or none. */
const SLIPPED_ENDING = /^(?:co|cm|om|ed)$/
/** Below it, a name with another letter is as likely another one. */
const LONG_ENOUGH = 5

/** The email that was probably meant where its domain is but a slip away from a usual one, else null (forms.email-slip-is-asked). */
export function meantEmail(email: string): string | null {
  const [, person, typed] = /^([^\s@]+)@([^\s@]+\.[^\s@]+)$/.exec(email.trim()) ?? []
  const domain = typed?.toLowerCase()
  if (person === undefined || domain === undefined || DOMAINS.includes(domain)) return null
  const domainKnown = DOMAINS.find((known) => isSlipOf(domain, known))
  return domainKnown === undefined ? null : `${person}@${domainKnown}`
}

function isSlipOf(typed: string, known: string): boolean {
  const [name, ending] = parted(typed)
  const [knownName, knownEnding] = parted(known)
  return isNameOf(name, knownName) && isEndingOf(ending, knownEnding)
}

function parted(domain: string): readonly [name: string, ending: string] {
  const at = domain.indexOf('.')
  return [domain.slice(0, at), domain.slice(at + 1)]
}

const isNameOf = (typed: string, known: string) =>
  typed === known || (known.length < LONG_ENOUGH ? isSwapped(typed, known) : isOneSlip(typed, known))

/** Another ending of two letters is another country's, and means what it says. */
const isEndingOf = (typed: string, known: string) =>
  typed === known ||
  ((typed.length !== 2 || SLIPPED_ENDING.test(typed)) && !/^(?:com|net|org)$/.test(typed) && isOneSlip(typed, known))

/** True where one letter is missing, too much or another one, or two neighbours are swapped. */
function isOneSlip(typed: string, known: string): boolean {
  const from = sameFor(typed, known)
  const [rest, knownRest] = [typed.slice(from), known.slice(from)]
  return (
    rest.slice(1) === knownRest ||
    rest === knownRest.slice(1) ||
    rest.slice(1) === knownRest.slice(1) ||
    isSwapped(rest, knownRest)
  )
}

/** True where two neighbouring letters have changed places. */
function isSwapped(typed: string, known: string): boolean {
  const at = sameFor(typed, known)
  return at < known.length && typed === `${known.slice(0, at)}${known[at + 1] ?? ''}${known[at]}${known.slice(at + 2)}`
}

/** The number of letters that are the same from the first on. */
function sameFor(typed: string, known: string): number {
  let at = 0
  while (at < known.length && typed[at] === known[at]) at += 1
  return at
}
