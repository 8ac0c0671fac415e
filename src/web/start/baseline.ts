/**
 * Sets `data-scripts` before the first paint: whether this browser can run the scripts
 * (scripts/build/browser-baseline.ts). Style files ask for `:root[data-scripts="run"]`, because the media feature
 * `scripting` is newer than the baseline and ignores the browser's age. Streams came with Firefox 113 and Safari 16.4,
 * `color-mix` with Chrome and Edge 111.
 */
export const baselineScript = `document.documentElement.dataset.scripts='CompressionStream'in self&&CSS.supports('color','color-mix(in srgb,red,blue)')?'run':'none'`;
