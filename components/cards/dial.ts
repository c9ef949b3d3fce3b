/** Measures of the window a card is drawn in: 200 wide, 120 high, its middle at 100, 60. */

export const round = (value: number) => Math.round(value * 10) / 10;
/** The point at a distance from the middle; a turn of 0 is up, 0.25 right. */
export const around = (radius: number, turn: number) => ({
  x: round(100 + radius * Math.sin(turn * 2 * Math.PI)),
  y: round(60 - radius * Math.cos(turn * 2 * Math.PI)),
});
