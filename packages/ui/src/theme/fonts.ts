// Served from our own address: a font service would learn of every visit.
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/newsreader/wght.css';
