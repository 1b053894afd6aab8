// Plays HLS where the browser does not, with a library that is loaded for it alone, and makes chapters lead to their place.
const film = document.querySelector('video.player');
const playlist = film.querySelector('source[type="application/vnd.apple.mpegurl"]');

if (playlist && film.canPlayType(playlist.type) === '' && 'MediaSource' in window) {
  const others = [...film.querySelectorAll('source')].filter((each) => each !== playlist);
  const script = document.createElement('script');
  script.src = playlist.dataset.script;
  script.onload = () => {
    // Playlists are read once it plays, which counts as a view.
    const hls = new window.Hls({ enableWorker: false, autoStartLoad: false, capLevelToPlayerSize: true });
    hls.attachMedia(film);
    film.addEventListener(
      'play',
      () => {
        hls.loadSource(playlist.src);
        hls.startLoad(film.currentTime || -1);
      },
      { once: true },
    );
    hls.on(window.Hls.Events.ERROR, (_, { fatal }) => {
      if (!fatal) return;
      // The file itself, if browsers play it.
      hls.destroy();
      film.removeAttribute('src');
      playlist.remove();
      if (others.length > 0) film.load();
    });
  };
  document.head.append(script);
}

document.addEventListener('click', (event) => {
  const chapter = event.target.closest('a[data-at]');
  if (chapter === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  film.currentTime = Number(chapter.dataset.at);
  film.play();
  film.scrollIntoView({ block: 'nearest' });
});
