const PREFERENCES = "sveltia-cms.prefs";

/** Unless somebody has chosen otherwise, an entry stays open when it is saved. */
if (localStorage.getItem(PREFERENCES) === null)
  localStorage.setItem(PREFERENCES, JSON.stringify({ closeOnSave: false }));
