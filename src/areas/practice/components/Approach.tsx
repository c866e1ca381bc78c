import type { ReactNode } from 'react'

import { PracticePicture, type PracticePictureData } from './PracticePicture.tsx'

export interface ApproachProps {
  readonly words: ReactNode
  readonly image: PracticePictureData | null
  readonly styleImage: PracticePictureData | null
}

const SIZES = '(width >= 62.5em) 32rem, 92vw'

/** A practitioner's way of working, in words and two pictures. */
export function Approach({ words, image, styleImage }: ApproachProps) {
  return (
    <div className="vb-approach">
      <div className="vb-approach-words">{words}</div>
      {(image || styleImage) && (
        <div className="vb-approach-pictures">
          {image && <PracticePicture className="vb-approach-picture" picture={image} sizes={SIZES} />}
          {styleImage && <PracticePicture className="vb-approach-picture" picture={styleImage} sizes={SIZES} />}
        </div>
      )}
    </div>
  )
}
