import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { type Response, Reader } from 'mmdb-lib'

/** Which country a network was given out in, of versions 4 and 6, in the format of MaxMind's databases. */
const FILE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

type Countries = Reader<{ readonly country_code: string } & Response>

let opened: Promise<Countries> | undefined

/** The country of a public IP address, by an ISO 3166-1 alpha-2 code; null where it is not known. Nothing is asked over the network. */
export async function lookUpCountry(address: string): Promise<string | null> {
  // 8 MB that most shops behind a proxy never need.
  const countries = await (opened ??= open())
  return countries.get(address)?.country_code ?? null
}

async function open(): Promise<Countries> {
  return new Reader(await readFile(createRequire(import.meta.url).resolve(FILE)))
}
