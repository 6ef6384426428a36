/** Starts the browser's part. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { router } from "./route.svelte";
import { settings } from "./settings.svelte";

settings.apply();
router.start();

const place = document.getElementById("app");
if (place === null) throw new Error("index.html has no element with the id app");
mount(App, { target: place });
