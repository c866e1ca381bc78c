import './PictureList.css'

import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Trash2 from 'lucide-react/icons/trash-2'

import { IconButton } from '#components/action/IconButton.tsx'

export interface PictureItem {
  readonly key: string
  /** Undefined where the file could not be had. */
  readonly src: string | undefined
  /** Names the picture; in its place where there is no file. */
  readonly name: string
  readonly words: { readonly earlier: string; readonly later: string; readonly remove: string }
}

export interface PictureListProps {
  readonly label: string
  readonly pictures: readonly PictureItem[]
  /** Puts a picture one place on (1) or back (-1). */
  readonly onMove: (index: number, by: 1 | -1) => void
  readonly onRemove: (index: number) => void
}

/** Pictures in their order, which can be changed. */
export function PictureList({ label, pictures, onMove, onRemove }: PictureListProps) {
  return (
    <ol className="vb-picture-list" aria-label={label}>
      {pictures.map(({ key, src, name, words }, index) => (
        <li className="vb-picture-item" key={key}>
          <div className="vb-picture-frame">
            {src === undefined ? (
              <span>{name}</span>
            ) : (
              <img src={src} alt={name} width={250} height={250} loading="lazy" />
            )}
          </div>
          <div className="vb-picture-actions">
            <IconButton
              label={words.earlier}
              icon={<ArrowLeft size={18} />}
              aria-disabled={index === 0}
              onClick={() => index > 0 && onMove(index, -1)}
            />
            <IconButton
              label={words.later}
              icon={<ArrowRight size={18} />}
              aria-disabled={index === pictures.length - 1}
              onClick={() => index < pictures.length - 1 && onMove(index, 1)}
            />
            <IconButton label={words.remove} icon={<Trash2 size={18} />} onClick={() => onRemove(index)} />
          </div>
        </li>
      ))}
    </ol>
  )
}
