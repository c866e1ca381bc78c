import './TileGrid.css'

import type { ReactNode } from 'react'

import { Anchor } from '../action/Anchor.tsx'

export interface Tile {
  readonly href: string
  readonly label: string
  /** The BCP 47 tag of the label where it differs from the page's. */
  readonly lang?: string | undefined
  /** Such as the number of products behind the tile. */
  readonly note: string
  /** A decorative icon. */
  readonly icon: ReactNode
}

export interface TileGridProps {
  /** The accessible name. */
  readonly label: string
  readonly tiles: readonly Tile[]
}

/** Ways into the shop, each with a picture: the whole tile is the link. */
export function TileGrid({ label, tiles }: TileGridProps) {
  return (
    <ul className="vb-tiles" aria-label={label}>
      {tiles.map(({ href, label: name, lang, note, icon }) => (
        <li key={href}>
          <Anchor className="vb-tile" href={href}>
            <span className="vb-tile-icon">{icon}</span>
            <span className="vb-tile-words">
              <span className="vb-tile-label" lang={lang}>
                {name}
              </span>
              <span className="vb-tile-note">{note}</span>
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
