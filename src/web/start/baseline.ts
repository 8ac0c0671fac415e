/**
 * Notes on the page, before anything of it shows, whether its scripts run in this browser (scripts/build/browser-baseline.ts). Style files ask
 * for `:root[data-scripts="run"]`: the media feature `scripting` is younger than the baseline, and knows no age. Streams came with
 * Firefox 113 and Safari 16.4, the color with Chrome and Edge 111.
 */
export const baselineScript = `document.documentElement.dataset.scripts='CompressionStream'in self&&CSS.supports('color','color-mix(in srgb,red,blue)')?'run':'none'`;
