import * as v from 'valibot'

import { singleLine } from '#contract/plain-text.ts'
import type { RuleError } from '#contract/rules.ts'

/**
 * Carriers that a parcel can be sent by. `track`: the page on which one is followed, up to its number; null where there is no
 * such page, and the number alone is told.
 */
const CARRIER_LIST = {
  dhl: { name: 'DHL', track: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=' },
  dpd: { name: 'DPD', track: 'https://tracking.dpd.de/status/en_US/parcel/' },
  gls: { name: 'GLS', track: 'https://gls-group.com/track/' },
  ups: { name: 'UPS', track: 'https://www.ups.com/track?tracknum=' },
  fedex: { name: 'FedEx', track: 'https://www.fedex.com/fedextrack/?trknbr=' },
  hermes: {
    name: 'Hermes',
    track: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#',
  },
  post_at: { name: 'Österreichische Post', track: 'https://www.post.at/s/sendungsdetails?snr=' },
  swiss_post: { name: 'Swiss Post', track: 'https://service.post.ch/ekp-web/ui/entry/search/' },
  royal_mail: { name: 'Royal Mail', track: 'https://www.royalmail.com/track-your-item#/tracking-results/' },
  parcelforce: { name: 'Parcelforce', track: 'https://www.parcelforce.com/track-trace?trackNumber=' },
  evri: { name: 'Evri', track: 'https://www.evri.com/track/parcel/' },
  postnl: { name: 'PostNL', track: 'https://postnl.nl/tracktrace/?B=' },
  bpost: { name: 'bpost', track: 'https://track.bpost.cloud/btr/web/#/search?itemCode=' },
  la_poste: { name: 'La Poste / Colissimo', track: 'https://www.laposte.fr/outils/suivre-vos-envois?code=' },
  chronopost: {
    name: 'Chronopost',
    track: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=',
  },
  correos: {
    name: 'Correos',
    track: 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number=',
  },
  seur: { name: 'SEUR', track: 'https://www.seur.com/livetracking/?segOnlineIdentificador=' },
  ctt: { name: 'CTT', track: 'https://appserver.ctt.pt/CustomerArea/PublicArea_Detail?ObjectCodeInput=' },
  poste_italiane: { name: 'Poste Italiane', track: 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/' },
  brt: { name: 'BRT', track: 'https://vas.brt.it/vas/sped_numspe_par.htm?lang=it&spediz=' },
  magyar_posta: { name: 'Magyar Posta', track: 'https://www.posta.hu/nyomkovetes/nyitooldal?searchvalue=' },
  fan_courier: { name: 'FAN Courier', track: 'https://www.fancourier.ro/awb-tracking/?awb=' },
  sameday: { name: 'Sameday', track: 'https://sameday.ro/awb-tracking/?awb=' },
  postnord: { name: 'PostNord', track: 'https://tracking.postnord.com/en/tracking?id=' },
  other: { name: null, track: null },
} as const satisfies Readonly<Record<string, { readonly name: string | null; readonly track: string | null }>>

export type Carrier = keyof typeof CARRIER_LIST

export const CARRIERS = Object.keys(CARRIER_LIST) as readonly Carrier[]

/** The most characters of a tracking number. */
export const TRACKING_MAX = 60

/** Numbers are printed in groups; the pages of carriers want them without blanks. */
const trackingNumber = v.pipe(
  v.string(),
  v.transform((text) => singleLine(text).replaceAll(/\s/g, '')),
  v.minLength(1, 'form.empty-field' satisfies RuleError),
  v.maxLength(TRACKING_MAX, 'form.too-long' satisfies RuleError),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9\-/._]*$/, 'form.invalid' satisfies RuleError),
)

/** A parcel on its way (day.sent-with-tracking). */
export const shipment = v.object({
  carrier: v.picklist(CARRIERS, 'form.empty-field' satisfies RuleError),
  tracking_number: trackingNumber,
})
export type Shipment = v.InferOutput<typeof shipment>

/** The name of a carrier; null where the operator named none. */
export const carrierName = (carrier: Carrier): string | null => CARRIER_LIST[carrier].name

/** The page on which a parcel is followed; null where its carrier is not known. */
export function trackingLink({ carrier, tracking_number }: Shipment): string | null {
  const { track } = CARRIER_LIST[carrier]
  return track === null ? null : `${track}${encodeURIComponent(tracking_number)}`
}
