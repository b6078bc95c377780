/** The limbs on the far side, paler, behind the bike's frame. */
export function FarSide() {
  return (
    <g className="fill-(--rider-far)">
      <path d="M232 196A22 22 0 1 1 254 158L354 224A14 14 0 0 1 340 249Z" />
      <path d="M335 227A14 14 0 1 1 356 246L278 328A8.5 8.5 0 0 1 265 317Z" />
      <path d="M269 341A9 9 0 1 1 275 324L309 338A7 7 0 0 1 304 351Z" />
      <path d="M341 84A12 12 0 1 1 360 69L410 136A9.5 9.5 0 0 1 395 148Z" />
      <path d="M395 148A9.5 9.5 0 1 1 409 136L466 208A7 7 0 0 1 455 217Z" />
    </g>
  )
}

/** The rider: tapered limbs from joint to joint, the back as one long curve, one spot of teal. */
export function Rider() {
  return (
    <g className="fill-(--rider)">
      <path d="M217 182A25 25 0 1 1 264 166L295 284A16 16 0 0 1 265 294Z" />
      <path d="M264 288A16 16 0 1 1 296 289L285 411A9 9 0 0 1 267 410Z" />
      <path d="M275 433A10 10 0 1 1 283 415L317 433A7.5 7.5 0 0 1 311 447Z" />
      <path d="M216 162C220 156 229 138 237 127C245 116 253 106 263 96C273 87 285 79 297 71C310 64 332 55 338 51A22 22 0 0 1 354 89C348 92 329 100 319 107C308 113 300 120 292 128C285 135 278 142 273 151C268 159 265 173 264 178A25 25 0 0 1 216 162Z" />
      <path d="M360 77A15 15 0 1 1 342 54L373 32A12 12 0 0 1 388 51Z" />
      <circle cx="388" cy="37" r="21" />
      <path
        className="fill-teal"
        d="M353 34C350 6 372 -8 393 -5C414 -2 424 14 423 32Q422 36 416 35L362 40Q354 41 353 34Z"
      />
      <g className="fill-(--rider-arm)">
        <path d="M334 81A13.5 13.5 0 1 1 358 68L397 146A10 10 0 0 1 379 155Z" />
        <path d="M381 157A10 10 0 1 1 396 143L454 211A7.5 7.5 0 0 1 443 221Z" />
        <circle cx="452" cy="219" r="10.5" />
      </g>
    </g>
  )
}
